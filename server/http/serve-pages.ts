import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { themeCookie } from '#common/limits.ts'
import { siteOrigin } from '#common/site-origin.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { siteKey } from '../sites/site-key.ts'
import { AnonymousPages, type KeptPage } from './anonymous-pages.ts'
import type { Env } from './env.ts'
import { pageSeconds, pagesKept } from './http-metrics.ts'
import type { readInProcess } from './read-in-process.ts'
import { pagePolicy } from './security-headers.ts'
import { sendBody } from './send-body.ts'

/** The pages mark with this header what is the same for every visitor; it never leaves the server. */
const anonymousMark = 'X-Anonymous'
/** And with this one which of their routes it was, as a pattern; it stays here too. */
const routeMark = 'X-Page-Route'

/**
 * Hands every other address to the pages. Their calls to the API stay in process and share this request's ctx;
 * cookies that the API sets on the way are passed on to the browser. Anonymous pages are rendered once.
 */
export function servePages(deps: Deps, readApi: ReturnType<typeof readInProcess>): MiddlewareHandler<Env> {
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
    const startedAt = performance.now()
    const { call, cookies } = readApi(c)
    const { status, headers, body } = await deps.pages(c.req.raw, { nonce, callApi: call })
    const route = patternOf(headers)
    c.set('pageRoute', route)
    deps.metrics.observe(pageSeconds, { route }, (performance.now() - startedAt) / 1_000)
    const same = headers.has(anonymousMark)
    if (key && deps.mode !== 'development' && status === 200 && same && typeof body === 'string') {
      return answerKept(c, anonymous.keep(key, route, body, encodings), keptPolicy())
    }
    for (const mark of [anonymousMark, routeMark]) headers.delete(mark)
    headers.set('Content-Security-Policy', pagePolicy(nonce, deps.mode, cdnPrefix))
    for (const cookie of cookies()) headers.append('Set-Cookie', cookie)
    if (status === 503) headers.set('Retry-After', '5')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    return sendBody(c, body, { headers, status })
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

function patternOf(headers: Headers): string {
  const pattern = headers.get(routeMark) ?? ''
  return /^[\w/:?*.-]{1,80}$/.test(pattern) ? pattern : 'page'
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
  return [
    site.id,
    site.version,
    locale,
    theme === 'dark' || theme === 'light' ? theme : '',
    siteOrigin(site.settings.domain, c.req.url),
    c.req.path,
  ].join('|')
}
