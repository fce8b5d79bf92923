import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { decodablePath } from '../http/decodable-path.ts'
import type { readInProcess } from '../http/endpoint/read-in-process.ts'
import { pageSeconds } from '../http/http-metrics.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { sendBody } from '../http/send-body.ts'
import type { Deps } from '../kernel/deps.ts'
import { AppError } from '../platform/errors.ts'
import { siteKey } from '../sites/site-key.ts'
import type { SiteEnv } from './env.ts'
import { encodingOf, keyOfContext } from './response-cache.ts'
import { setLocaleCookie } from './session-cookie.ts'
import { askedLocale } from './site-of.ts'

/** The pages mark with this header what is the same for every visitor; it never leaves the server. */
const anonymousMark = 'X-Anonymous'
/** Of a demo: the one page that shows frames. */
const outboxRoute = '/outbox/:id?'
/** And with this one which of their routes it was, as a pattern; it stays here too. */
const routeMark = 'X-Page-Route'

/**
 * Hands every other address to the pages. Their calls to the API stay in process and share this request's ctx;
 * cookies that the API sets on the way are passed on to the browser. A public page is left to the response cache.
 */
export function servePages(
  deps: Deps,
  readApi: ReturnType<typeof readInProcess<SiteEnv>>,
): MiddlewareHandler<SiteEnv> {
  return async (c) => {
    const cdnPrefix = c.get('ctx').site.settings.cdn_prefix
    if (!deps.pages) throw new AppError('not_found')
    const posted = c.get('posted')
    if (!posted && isForm(c.req.raw)) return c.body(null, 204)
    if (!posted && c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('method_not_allowed')
    const nonce = randomBytes(16).toString('base64')
    const startedAt = performance.now()
    const { call, cookies } = readApi(c)
    const request = posted
      ? new Request(c.req.url, { headers: pageHeaders(c.req.raw) })
      : decodablePath(c.req.raw)
    const { status: rendered, headers, body } = await deps.pages(request, { nonce, callApi: call, posted })
    const status = posted?.error && rendered === 200 ? 422 : rendered
    const route = patternOf(headers)
    c.set('pageRoute', route)
    deps.metrics.observe(pageSeconds, { route }, (performance.now() - startedAt) / 1_000)
    const key = status === 200 && headers.has(anonymousMark) ? keyOfContext(c, deps) : undefined
    if (key !== undefined && c.env?.cachePage && deps.mode !== 'development' && typeof body === 'string') {
      const encoding = encodingOf(c.req.header('accept-encoding'))
      c.env.cachePage({ key, html: body, encoding, site: siteKey(c.get('ctx').site), route })
      const policy = pagePolicy(undefined, deps.mode, cdnPrefix)
      return new Response(null, { headers: publicHeaders(policy, headers.get('X-Robots-Tag')) })
    }
    for (const mark of [anonymousMark, routeMark]) headers.delete(mark)
    headers.set(
      'Content-Security-Policy',
      pagePolicy(key === undefined ? nonce : undefined, deps.mode, cdnPrefix, route === outboxRoute),
    )
    for (const cookie of cookies()) headers.append('Set-Cookie', cookie)
    const locale = askedLocale(c)
    if (locale) {
      setLocaleCookie(c, locale)
      for (const cookie of c.body(null).headers.getSetCookie()) headers.append('Set-Cookie', cookie)
    }
    if (status === 503) headers.set('Retry-After', '5')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    return sendBody(c, body, { headers, status })
  }
}

/**
 * A page's form that the browser sent itself, since the page's scripts were not there yet or never come. It is not read,
 * and by 204 the browser leaves the page and all that was typed as they are.
 */
function isForm({ method, headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  return method === 'POST' && /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
}

/** Of a form that is answered by its page: what the browser is, and not what it sent. */
function pageHeaders({ headers }: Request): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}

function publicHeaders(policy: string, robots: string | null): Record<string, string> {
  return {
    ...(robots ? { 'X-Robots-Tag': robots } : {}),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': policy,
    Vary: 'Cookie, Accept-Encoding',
  }
}

function patternOf(headers: Headers): string {
  const pattern = headers.get(routeMark) ?? ''
  return /^[\w/:?*.-]{1,80}$/.test(pattern) ? pattern : 'page'
}
