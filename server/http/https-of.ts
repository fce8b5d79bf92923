import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { isTrusted } from '../platform/network.ts'
import { hostName, hostOf } from './site-of.ts'

/** Names that never reach the public internet (RFC 6761, 6762, 8375); plain http is usual there. */
const privateName = /(^|\.)(localhost|local|internal|test|home\.arpa)$/

/** Whether the browser came over TLS, to us or to a proxy that we trust; nobody else is believed. */
export function cameByHttps(c: Context, { trustedProxies }: Pick<Deps, 'trustedProxies'>): boolean {
  if (new URL(c.req.url).protocol === 'https:') return true
  return c.req.header('x-forwarded-proto') === 'https' && isTrusted(peerOf(c), trustedProxies)
}

/**
 * Whether cookies are for TLS only: always under a public name, whatever a header says; on localhost, an address or a
 * private network's name as the browser came.
 */
export function secureCookies(c: Context, deps: Pick<Deps, 'trustedProxies'>): boolean {
  const host = hostName(hostOf(c))
  const isPublic = host.includes('.') && !isIP(host) && !host.startsWith('[') && !privateName.test(host)
  return isPublic || cameByHttps(c, deps)
}

/** Requests made in process (tests, pages) have no socket. */
export function peerOf(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: unknown }
  return incoming ? getConnInfo(c).remote.address : undefined
}
