import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { themeCookie } from '#common/limits.ts'
import type { Deps } from '../deps.ts'
import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { AnonymousPages } from './anonymous-pages.ts'
import type { Env } from './env.ts'
import { pagePolicy } from './security-headers.ts'

type InProcess = (request: Request, ctx: Ctx) => Response | Promise<Response>

/** The pages mark with this header what is the same for every visitor; it never leaves the server. */
const anonymousMark = 'X-Anonymous'

/**
 * Hands every other address to the pages. Their calls to the API stay in process and share this request's ctx;
 * cookies that the API sets on the way are passed on to the browser. Anonymous pages are rendered once.
 */
export function servePages(deps: Deps, callApi: InProcess): MiddlewareHandler<Env> {
  const anonymous = new AnonymousPages()
  return async (c) => {
    if (!deps.pages) throw new AppError('not_found')
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('method_not_allowed')
    const key = anonymousKey(c)
    const kept = key && anonymous.answer(key, c.req.header('accept-encoding') ?? '')
    if (kept) return withPolicy(kept, pagePolicy(undefined, deps.mode))

    const nonce = randomBytes(16).toString('base64')
    const cookies: string[] = []
    const page = await deps.pages(c.req.raw, { nonce, apiFetch: inProcess(c, callApi, cookies) })
    if (key && deps.mode !== 'development' && page.status === 200 && page.headers.has(anonymousMark)) {
      anonymous.keep(key, await page.text())
      return withPolicy(
        anonymous.answer(key, c.req.header('accept-encoding') ?? '')!,
        pagePolicy(undefined, deps.mode),
      )
    }
    const response = withPolicy(new Response(page.body, page), pagePolicy(nonce, deps.mode))
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    if (response.status === 503) response.headers.set('Retry-After', '5')
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

function inProcess(c: Context<Env>, callApi: InProcess, cookies: string[]) {
  const ctx = c.get('ctx')
  return async (path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set('host', c.req.header('host') ?? '')
    headers.set('cookie', c.req.header('cookie') ?? '')
    const answer = await callApi(new Request(new URL(path, c.req.url), { ...init, headers }), ctx)
    cookies.push(...answer.headers.getSetCookie())
    return answer
  }
}

/**
 * What an anonymous page may depend on, or undefined for a request that is not anonymous. A query (where the visitor
 * came from) is carried on in the page's links, and so never kept.
 */
function anonymousKey(c: Context<Env>): string | undefined {
  const { actor, site, locale } = c.get('ctx')
  if (actor.kind !== 'visitor' || actor.expired || c.req.method !== 'GET') return undefined
  if (new URL(c.req.url).search) return undefined
  const theme = getCookie(c, themeCookie) ?? ''
  return [site.id, site.version, locale, theme === 'dark' || theme === 'light' ? theme : '', c.req.path].join(
    '|',
  )
}

function withPolicy(response: Response, policy: string): Response {
  response.headers.delete(anonymousMark)
  response.headers.set('Content-Security-Policy', policy)
  return response
}
