import { expect, it } from 'vitest'
import { createServerApi } from './server-api.ts'

it('only reads, and its type says so', async () => {
  const asked: unknown[] = []
  const api = createServerApi(async (...call) => {
    asked.push(call)
    return { status: 200, body: {} }
  })
  expect((await api['user.php'].$get()).ok).toBe(true)
  expect(asked).toEqual([['/api/user.php', {}]])
  // @ts-expect-error -- the endpoint is read here, and never written
  expect(api['user.php'].$post).toBeUndefined()
  // @ts-expect-error -- this endpoint cannot be read at all
  expect(api['search.php'].$put).toBeUndefined()
})
