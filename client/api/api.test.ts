import { expect, expectTypeOf, test } from 'vitest'
import { ApiError, createApi, unwrap } from './api.ts'

const asked: string[] = []
const api = createApi(async (url) => {
  asked.push(url)
  return Response.json({ order: { credits: 1 }, redirect: null })
})

test('the client knows each endpoint’s address, what it takes and what it answers', async () => {
  const order = unwrap(api['order.php'].$get({ query: { id: 'x' } }))
  expectTypeOf((await order).order.credits).toEqualTypeOf<number>()
  expectTypeOf((await order).redirect).toEqualTypeOf<string | null>()
  // @ts-expect-error: an order is asked for by its id.
  await api['order.php'].$get({ query: {} })
  // @ts-expect-error: a message has a text.
  await api['message.php'].$post({ json: { to: 'x', client_id: 'y' } })
  // @ts-expect-error: likes are not taken back.
  expect(() => api['likes.php'].$delete).not.toThrow()
  // @ts-expect-error: there is no such address.
  expect(() => api['nothing.php']).not.toThrow()
  expect(asked).toEqual(['/api/order.php?id=x', '/api/order.php', '/api/message.php'])
})

test('a code that no answer has does not compile', () => {
  const { code } = new ApiError(410, { error: 'link_invalid' })
  expect(code === 'link_invalid').toBe(true)
  // @ts-expect-error: it is misspelt.
  expect(code === 'link_invlid').toBe(false)
  // @ts-expect-error: it is misspelt.
  expect(new ApiError(410, { error: 'link_invlid' }).status).toBe(410)
})

test('an answer without a code is an error of the server, or of the line where there is no answer', () => {
  expect(new ApiError(502, {}).code).toBe('internal')
  expect(new ApiError(0, {}).code).toBe('offline')
})
