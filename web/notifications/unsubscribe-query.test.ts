import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApi } from '#client/api/api.ts'
import { unsubscribeQuery } from './unsubscribe-query.ts'

const asked: string[] = []
const api = createApi(async (url) => {
  asked.push(url)
  return Response.json({ error: 'not_found' }, { status: 404 })
})

test('an address without a token is no link, and the server is not asked about it', async () => {
  expect(await new QueryClient().fetchQuery(unsubscribeQuery(api, ''))).toBeNull()
  expect(asked).toEqual([])
})

test('a token that the server does not know is no link', async () => {
  expect(await new QueryClient().fetchQuery(unsubscribeQuery(api, 'unknown'))).toBeNull()
  expect(asked).toEqual(['/api/unsubscribe.php?token=unknown'])
})
