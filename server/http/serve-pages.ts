import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import type { Env } from './endpoint.ts'
import { pagePolicy } from './security-headers.ts'

type InProcess = (request: Request, ctx: Ctx) => Response | Promise<Response>

/**
 * Hands every other address to the pages. Their calls to the API stay in process and share this request's ctx;
 * cookies that the API sets on the way are passed on to the browser.
 */
export function servePages(deps: Deps, callApi: InProcess): MiddlewareHandler<Env> {
  return async (c) => {
    if (!deps.pages) throw new AppError('not_found')
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('method_not_allowed')
    const ctx = c.get('ctx')
    const nonce = randomBytes(16).toString('base64')
    const cookies: string[] = []
    const apiFetch = async (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      headers.set('host', c.req.header('host') ?? '')
      headers.set('cookie', c.req.header('cookie') ?? '')
      const answer = await callApi(new Request(new URL(path, c.req.url), { ...init, headers }), ctx)
      cookies.push(...answer.headers.getSetCookie())
      return answer
    }
    const page = await deps.pages(c.req.raw, { nonce, apiFetch })
    const response = new Response(page.body, page)
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    response.headers.set('Content-Security-Policy', pagePolicy(nonce, deps.mode))
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
