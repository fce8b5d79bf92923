import type { MiddlewareHandler } from 'hono'
import { AppError } from '../platform/errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
const actingReads = new Set(['/api/logout.php', '/api/auto-like.php'])
/** What carries its own authority has no need of an origin: a provider's signature, the token of a mail. */
const signed = new Set(['/api/webhook.php', '/api/inbound-mail.php', '/api/unsubscribe.php'])

/**
 * Refuses what another site made the browser send: every unsafe method, and the two reads that act. A browser says
 * where such a request comes from; one that says nothing is refused too.
 */
export const refuseCrossSite: MiddlewareHandler = async (c, next) => {
  if (isActing(c.req.method, c.req.path) && !sameOrigin(c.req.raw.headers)) throw new AppError('cross_site')
  await next()
}

/** Whether a call changes something by the authority of the browser's cookie. */
export function isActing(method: string, path: string): boolean {
  return (!safe.has(method.toUpperCase()) || actingReads.has(path)) && !signed.has(path)
}

function sameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin) return false
  return URL.canParse(origin) && new URL(origin).host.toLowerCase() === headers.get('host')?.toLowerCase()
}
