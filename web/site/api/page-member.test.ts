import { afterAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '#client/api/page-data.tsx'
import { pageMemberHeader } from '#common/page-member.ts'
import { browserFetch } from './browser-fetch.ts'
import { followPageMember } from './page-member.ts'
import { clearUser, userKey } from './user-query.ts'

vi.stubGlobal('BroadcastChannel', undefined)
afterAll(() => vi.unstubAllGlobals())

/** The member whom a call names, by whatever carries it: uploads have a carrier of their own. */
async function named(): Promise<string | null> {
  let name: string | null = null
  await browserFetch('/api/like.php', {}, async (_, init) => {
    name = new Headers(init?.headers).get(pageMemberHeader)
    return new Response('{}')
  })
  return name
}

test('every call names the member whose page it is, also once the session has ended, until somebody signs in here', async () => {
  const queries = createQueryClient()
  followPageMember(queries)
  expect(await named()).toBeNull()
  queries.setQueryData(userKey, { id: 'ann' })
  expect(await named()).toBe('ann')
  clearUser(queries)
  expect(await named()).toBe('ann')
  queries.setQueryData(userKey, { id: 'bob' })
  expect(await named()).toBe('bob')
})
