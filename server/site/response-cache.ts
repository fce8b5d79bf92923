import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { parse as parseCookies } from 'hono/utils/cookie'
import { countryCookie, localeCookie, sessionCookie, themeCookie, trackingCookie } from '#common/limits.ts'
import { chooseLocale, type Locale } from '#common/locales.ts'
import { selectedCountry } from '#common/sites/selected-country.ts'
import { type EntryScope, entryScope, siteEntryCookie } from '#common/sites/site-entry.ts'
import { siteOrigin } from '#common/sites/site-origin.ts'
import type { Site } from '#common/wire/sites.ts'
import { isHttps, peerOf } from '../http/https-of.ts'
import { chooseEncoding } from '../http/send-body.ts'
import type { Deps } from '../kernel/deps.ts'
import { networkOf } from '../platform/net/network.ts'
import type { SiteEnv } from './env.ts'
import type { PageEncoding, PublicPage } from './public-page.ts'
import { siteOfHost } from './site-of.ts'

const maxResponses = 1_000
const perRequest = new Set(['x-request-id', 'date', 'connection', 'keep-alive'])

export type CachedResponse = { body: Buffer; headers: string[]; site: string; route: string }

/** Complete, compressed answers to visitors. The oldest goes when there are too many. */
export class ResponseCache {
  readonly #responses = new Map<string, CachedResponse>()

  find(key: string): CachedResponse | undefined {
    return this.#responses.get(key)
  }

  store({ key, html, encoding, site, route }: PublicPage, headers: Headers): CachedResponse {
    const oldest = this.#responses.size >= maxResponses ? this.#responses.keys().next().value : undefined
    if (oldest !== undefined) this.#responses.delete(oldest)
    const plain = Buffer.from(html)
    const body = encoding === 'br' ? brotliCompressSync(plain) : encoding ? gzipSync(plain) : plain
    headers.set('Content-Length', String(body.length))
    if (encoding) headers.set('Content-Encoding', encoding)
    const lasting = [...headers].filter(([name]) => !perRequest.has(name))
    const response = { body, headers: lasting.flat(), site, route }
    this.#responses.set(key, response)
    return response
  }
}

export function encodingOf(accepted: string | undefined): PageEncoding {
  return chooseEncoding(accepted ?? '', ['br', 'gzip'] as const)
}

type Known = Pick<Deps, 'sites' | 'strictHosts' | 'trustedProxies' | 'countryOf'>

type Asked = {
  method: string
  site: Site
  locale: Locale
  /** The country that the visitor is shown first: it decides on the format of numbers and dates. */
  country: string
  /** Where the visitor comes from, which decides on the site-entry warning. */
  from: string | null
  /** Absolute. */
  url: string
  cookies: string
  https: boolean
  encoding: PageEncoding
}

/**
 * All that a public response depends on. Undefined for whatever is not a visitor's plain GET: a query or a cookie
 * that says where the visitor came from changes what the page links to and offers.
 */
function responseKey({
  method,
  site,
  locale,
  country,
  from,
  url,
  cookies,
  https,
  encoding,
}: Asked): string | undefined {
  if (method !== 'GET' || url.includes('?')) return undefined
  if (cookieNamed(cookies, sessionCookie) || cookieNamed(cookies, trackingCookie)) return undefined
  const theme = cookieNamed(cookies, themeCookie)
  return [
    site.id,
    site.version,
    locale,
    country,
    entryOf(site, from, cookies),
    theme === 'dark' || theme === 'light' ? theme : '',
    siteOrigin(site.settings.domain, url),
    // Strict-Transport-Security is among the headers.
    https,
    url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    encoding,
  ].join('|')
}

function entryOf({ settings }: Site, country: string | null, cookies: string): EntryScope {
  return entryScope({
    settings,
    country,
    dismissed: cookieNamed(cookies, siteEntryCookie) !== undefined,
  })
}

const plainOrigin = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?\//i

/** The key of a request as it came. What the app could read in another way than this is left to the app. */
export function keyOfRequest(request: IncomingMessage, deps: Known): string | undefined {
  const { method = '', url: target = '', headers, socket } = request
  const { host = '', cookie: cookies = '' } = headers
  const url = target.startsWith('/') ? `http://${host}${target}` : target
  const site = plainOrigin.test(url) ? siteOfHost(host, deps) : undefined
  if (!site) return undefined
  const locale = chooseLocale(cookieNamed(cookies, localeCookie), site.settings.domain_language)
  const https = isHttps(url, headers['x-forwarded-proto'], socket.remoteAddress, deps)
  const encoding = encodingOf(headers['accept-encoding'])
  const network = networkOf(socket.remoteAddress, headers['x-forwarded-for']?.toString(), deps.trustedProxies)
  const chosen = cookieNamed(cookies, countryCookie)
  const from = deps.countryOf(network)
  const country = selectedCountry(site, { chosen, country: from })
  return responseKey({ method, site, locale, country, from, url, cookies, https, encoding })
}

/** The key of a request as the app has read it, by which its answer is stored. */
export function keyOfContext(c: Context<SiteEnv>, deps: Known): string | undefined {
  const { site, locale, selectedCountry: country, networkCountry: from } = c.get('ctx')
  const { method, url } = c.req
  const https = isHttps(url, c.req.header('x-forwarded-proto'), peerOf(c), deps)
  const encoding = encodingOf(c.req.header('accept-encoding'))
  const cookies = c.req.header('cookie') ?? ''
  return responseKey({ method, site, locale, country, from, url, cookies, https, encoding })
}

function cookieNamed(cookies: string, name: string): string | undefined {
  return cookies.includes(name) ? parseCookies(cookies, name)[name] : undefined
}
