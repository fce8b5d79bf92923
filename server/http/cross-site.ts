import type { MiddlewareHandler } from 'hono'
import { AppError } from '../platform/errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What an endpoint declares of what its calls do, beside their method. */
export type Acting = {
  /** A read that changes something: no other site may send it, and no page asks it while it is rendered. */
  acting?: true
  /** It carries its own authority, as a provider's signature or the token of a mail, and has no need of an origin. */
  signed?: true
}

/** Whether a call changes something by the authority of the browser's cookie. */
export function isActing({ method, acting, signed }: Acting & { method: string }): boolean {
  return (!safe.has(method.toUpperCase()) || acting === true) && !signed
}

export type ActingCalls = (method: string, path: string) => boolean

/** The same for a request as it came: an address that one endpoint declares as acting or signed is so by every method. */
export function actingCalls(endpoints: readonly { spec: Acting & { path: string } }[]): ActingCalls {
  const pathsOf = (declared: keyof Acting) =>
    new Set(endpoints.filter(({ spec }) => spec[declared]).map(({ spec }) => spec.path))
  const [acting, signed] = [pathsOf('acting'), pathsOf('signed')]
  return (method, path) => (!safe.has(method.toUpperCase()) || acting.has(path)) && !signed.has(path)
}

/**
 * Refuses what another site made the browser send: every unsafe method, and the reads that act. A browser says where
 * such a request comes from; one that says nothing is refused too.
 */
export function refuseCrossSite(isActingCall: ActingCalls): MiddlewareHandler {
  return async (c, next) => {
    if (isActingCall(c.req.method, c.req.path) && !sameOrigin(c.req.raw.headers))
      throw new AppError('cross_site')
    await next()
  }
}

function sameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin) return false
  return URL.canParse(origin) && new URL(origin).host.toLowerCase() === headers.get('host')?.toLowerCase()
}
