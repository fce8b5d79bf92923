import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answerError } from '../http/answer-error.ts'
import { explainInvalid } from '../http/endpoint/explain-invalid.ts'
import { limitBody } from '../http/limit-body.ts'
import { buildCtx } from '../site/build-ctx.ts'
import { decide, orderBundle } from '../testing/payments/buy-bundle.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { answerSite } from './answer-site.ts'
import { endpoint } from './endpoint.ts'
import type { SiteEnv } from './env.ts'
import { localeOf } from './site-of.ts'

const t = await createTestApp({ mode: 'production' })
const free = await t.signUp()
const paid = await t.signUp()
await decide(paid.browser, (await orderBundle(paid.browser)).sandboxId, 'approve')

let ended: string | undefined
const common = { limit: 'none', summary: 'for the test' } as const
const upload = endpoint(
  {
    ...common,
    method: 'post',
    path: '/api/upload.php',
    access: 'member',
    upload: { types: ['image/png'], bytes: 100_000 },
    response: z.object({ parts: z.number(), bytes: z.number() }),
  },
  async (_ctx, { body }) => {
    let [parts, bytes] = [0, 0]
    try {
      for await (const part of body) {
        parts += 1
        bytes += part.length
      }
    } catch (error) {
      ended = String(error)
      throw error
    }
    return { parts, bytes }
  },
)
const premium = endpoint(
  {
    ...common,
    method: 'get',
    path: '/api/premium.php',
    access: 'premium',
    response: z.object({ paid: z.literal(true) }),
  },
  async (ctx) => ({ paid: ctx.actor.paid }),
)

const app = new OpenAPIHono<SiteEnv>({ defaultHook: explainInvalid })
app.onError(answerError(t.deps, (c) => localeOf(c, t.deps)))
app.use('/api/*', limitBody(new Set([upload.spec.path])))
app.use(buildCtx(t.deps))
for (const { route, handler } of [upload, premium]) app.openapi(route, handler)
const server = createServer(answerSite(app.fetch, t.deps))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
const { port } = server.address() as AddressInfo

async function ask(path: string, cookie = '', init: RequestInit = {}) {
  const headers = { cookie, ...Object.fromEntries(new Headers(init.headers)) }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
  const body = (await answer.json()) as { error?: string }
  return [answer.status, body.error ?? body]
}

const cookieOf = ({ browser }: typeof free) => browser.cookieHeader()

/** In pieces, so that no length is told. */
const streamOf = (pieces: number, bytes: number) => {
  let left = pieces
  return new ReadableStream<Uint8Array>({
    pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(bytes)) : controller.close()),
  })
}
const png = { 'content-type': 'image/png' }
const send = (body: BodyInit, headers: Record<string, string> = png, cookie = cookieOf(free)) =>
  ask('/api/upload.php', cookie, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

test('premium is for members who have paid', async () => {
  expect(await ask('/api/premium.php')).toEqual([401, 'login_required'])
  expect(await ask('/api/premium.php', 'auth.session=forged')).toEqual([403, 'authentication_required'])
  expect(await ask('/api/premium.php', cookieOf(free))).toEqual([403, 'forbidden'])
  expect(await ask('/api/premium.php', cookieOf(paid))).toEqual([200, { paid: true }])
})

test('an upload is handed on as it comes, past the limit of other bodies', async () => {
  expect(await send(new Uint8Array(100_000))).toMatchObject([200, { bytes: 100_000 }])
  expect(await send(streamOf(10, 10_000))).toMatchObject([200, { bytes: 100_000 }])
  expect(await send(new Uint8Array(0))).toEqual([200, { parts: 0, bytes: 0 }])
})

test('an upload over its limit, of another type or by nobody is refused', async () => {
  expect(await send(new Uint8Array(100_001))).toEqual([413, 'too_large'])
  expect(await send(streamOf(11, 10_000))).toEqual([413, 'too_large'])
  expect(await send(new Uint8Array(10), { 'content-type': 'text/html' })).toEqual([
    415,
    'unsupported_media_type',
  ])
  expect(await send(new Uint8Array(10), png, '')).toEqual([401, 'login_required'])
})

test('one who hangs up amid an upload ends the reading of it', async () => {
  ended = undefined
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/upload.php HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookieOf(free)}\r\nContent-Type: image/png\r\nContent-Length: 5000\r\n\r\nhalf`,
  )
  setTimeout(() => socket.destroy(), 200)
  await vi.waitFor(() => expect(ended).toContain('malformed'))
})

test('what an endpoint takes is in the document of the API', () => {
  const { paths } = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  const { post } = paths?.['/api/upload.php'] ?? {}
  expect(post?.requestBody).toMatchObject({ content: { 'image/png': { schema: { format: 'binary' } } } })
  expect(Object.keys(post?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '413', '415']),
  )
  expect(Object.keys(paths?.['/api/premium.php']?.get?.responses ?? {})).toContain('403')
})
