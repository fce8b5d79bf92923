import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { PageHandler } from '#server/kernel/deps.ts'
import { givenToChild, serveParent } from '../start-child.ts'

type Kept = { status: number; body: unknown }

const { port, appUrl } = givenToChild() as { port: number; appUrl: string }
const built = new URL('../../../build/pages/server/index.js', import.meta.url)
const { handlePage } = (await import(built.href)) as { handlePage: PageHandler }
const kept = new Map<string, Promise<Kept>>()

/** The program's own answer, asked for once for each caller and path. */
function answerFor(path: string, cookie: string): Promise<Kept> {
  const key = `${cookie} ${path}`
  const known = kept.get(key)
  if (known) return known
  const asked = ask(path, cookie)
  kept.set(key, asked)
  return asked
}

async function ask(path: string, cookie: string): Promise<Kept> {
  const response = await fetch(new URL(path, appUrl), { headers: { cookie } })
  return { status: response.status, body: await response.json() }
}

async function render(request: Request): Promise<Response> {
  const cookie = request.headers.get('cookie') ?? ''
  const { body, ...answer } = await handlePage(request, {
    nonce: 'bm90LXJhbmRvbS1hdC1hbGw=',
    callApi: (path, query) => answerFor(`${path}?${new URLSearchParams(query)}`, cookie),
  })
  return new Response(body, answer)
}

const listener = getRequestListener(render, { overrideGlobalObjects: false })
createServer(listener).listen(port, '127.0.0.1', () => serveParent(async () => ({})))
