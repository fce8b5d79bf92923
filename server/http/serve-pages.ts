import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { themeCookie } from '#common/limits.ts'
import type { Deps } from '../deps.ts'
import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { siteKey } from '../sites/site-key.ts'
import { AnonymousPages, type KeptPage } from './anonymous-pages.ts'
import type { Env } from './env.ts'
import { pageSeconds, pagesKept } from './http-metrics.ts'
import { pagePolicy } from './security-headers.ts'

type InProcess = (request: Request, ctx: Ctx) => Response | Promise<Response>

/** The pages mark with this header what is the same for every visitor; it never leaves the server. */
const anonymousMark = 'X-Anonymous'
/** And with this one which of their routes it was, as a pattern; it stays here too. */
const routeMark = 'X-Page-Route'

/**
 * Hands every other address to the pages. Their calls to the API stay in process and share this request's ctx;
 * cookies that the API sets on the way are passed on to the browser. Anonymous pages are rendered once.
 */
export function servePages(deps: Deps, callApi: InProcess): MiddlewareHandler<Env> {
  const anonymous = new AnonymousPages()
  return async (c) => {
    const cdnPrefix = c.get('ctx').site.settings.cdn_prefix
    const keptPolicy = () => pagePolicy(undefined, deps.mode, cdnPrefix)
    if (!deps.pages) throw new AppError('not_found')
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('method_not_allowed')
    const key = anonymousKey(c)
    const encodings = c.req.header('accept-encoding') ?? ''
    const kept = key && anonymous.find(key, encodings)
    if (kept) {
      deps.metrics.count(pagesKept, {})
      c.set('pageRoute', kept.route)
      return answerKept(c, kept, keptPolicy())
    }

    const nonce = randomBytes(16).toString('base64')
    const cookies: string[] = []
    const startedAt = performance.now()
    const page = await deps.pages(c.req.raw, { nonce, apiFetch: inProcess(c, callApi, cookies) })
    const route = patternOf(page)
    c.set('pageRoute', route)
    deps.metrics.observe(pageSeconds, { route }, (performance.now() - startedAt) / 1_000)
    if (key && deps.mode !== 'development' && page.status === 200 && page.headers.has(anonymousMark)) {
      anonymous.keep(key, route, await page.text())
      return answerKept(c, anonymous.find(key, encodings)!, keptPolicy())
    }
    const response = withPolicy(new Response(page.body, page), pagePolicy(nonce, deps.mode, cdnPrefix))
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    if (response.status === 503) response.headers.set('Retry-After', '5')
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

function answerKept(c: Context<Env>, { route, encoding, body }: KeptPage, policy: string): Response {
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': policy,
    'Content-Length': String(body.length),
    Vary: 'Cookie, Accept-Encoding',
  }
  if (encoding) headers['Content-Encoding'] = encoding
  if (!c.env?.writeDirectly) return new Response(new Uint8Array(body), { headers })
  c.env.writeDirectly((response) => response.end(body))
  c.env.giveAgain?.({ body, site: siteKey(c.get('ctx').site), route })
  return new Response(null, { headers })
}

function patternOf(page: Response): string {
  const pattern = page.headers.get(routeMark) ?? ''
  return /^[\w/:?*.-]{1,80}$/.test(pattern) ? pattern : 'page'
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
  response.headers.delete(routeMark)
  response.headers.set('Content-Security-Policy', policy)
  return response
}
