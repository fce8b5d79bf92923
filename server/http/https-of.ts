import type { BlockList } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isPublicName } from '#common/text/is-public-name.ts'
import { isTrusted } from '../platform/net/network.ts'
import { hostName, hostOf } from './host-of.ts'

type Known = { trustedProxies: BlockList }

/** Whether the browser came over TLS, to us or to a proxy that we trust; nobody else is believed. */
export function cameByHttps(c: Context, deps: Known): boolean {
  return isHttps(c.req.url, c.req.header('x-forwarded-proto'), peerOf(c), deps)
}

export function isHttps(
  url: string,
  forwarded: string | string[] | undefined,
  peer: string | undefined,
  { trustedProxies }: Known,
): boolean {
  return url.startsWith('https:') || (forwarded === 'https' && isTrusted(peer, trustedProxies))
}

/**
 * Whether cookies are for TLS only: always under a public name, whatever a header says; on localhost, an address or a
 * private network's name as the browser came.
 */
export function secureCookies(c: Context, deps: Known): boolean {
  return isPublicName(hostName(hostOf(c))) || cameByHttps(c, deps)
}

/** Requests made in process (tests, pages) have no socket. */
export function peerOf(c: Context): string | undefined {
  const environment: unknown = c.env
  const hasSocket = typeof environment === 'object' && environment !== null && 'incoming' in environment
  return hasSocket && environment.incoming ? getConnInfo(c).remote.address : undefined
}
