import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { countryCookie } from '#common/limits.ts'
import { selectedCountry } from '#common/sites/selected-country.ts'
import type { Site } from '#common/wire/sites.ts'
import { peerOf, secureCookies } from '../http/https-of.ts'
import { type Actor, type Ctx, runAtOnce } from '../kernel/context.ts'
import type { Deps } from '../kernel/deps.ts'
import { findSession } from '../members/sessions/sessions.ts'
import { AppError } from '../platform/errors.ts'
import { networkOf } from '../platform/net/network.ts'
import { currentTrace } from '../platform/observe/trace.ts'
import { siteKey } from '../sites/site-key.ts'
import type { SiteEnv } from './env.ts'
import { readSessionCookie } from './session-cookie.ts'
import { ctxOfCall, localeOf, siteOf } from './site-of.ts'
import { readTracking } from './tracking-cookie.ts'

/** Host → site, cookie → session, and from both the ctx that every verb receives. */
export function buildCtx(deps: Deps): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const site = siteOf(c, deps)
    if (!site) throw new AppError('unknown_host')
    const trace = currentTrace()
    if (trace) trace.fields.site = siteKey(site)
    const ctx = await createCtx(deps, c, site)
    c.set('ctx', ctxOfCall(ctx, deps, { path: c.req.path, domain: c.req.query('domain') }))
    await next()
  }
}

async function createCtx(deps: Deps, c: Context<SiteEnv>, site: Site): Promise<Ctx> {
  const network = networkOf(peerOf(c), c.req.header('x-forwarded-for'), deps.trustedProxies)
  const country = deps.countryOf(network)
  const locale = localeOf(c, deps)
  const actor = await actorOf(deps, c, site)
  // One copy of the services, as this is done for every request.
  return {
    ...deps,
    site,
    places: deps.sites.places,
    locale,
    translate: deps.texts(locale),
    afterCommit: runAtOnce,
    actor,
    network,
    networkCountry: country,
    selectedCountry: selectedCountry(site, { chosen: getCookie(c, countryCookie), country }),
    mustProve: deps.mustProve(network),
    secureCookies: secureCookies(c, deps),
    trafficSource: Boolean(c.req.query('network') ?? readTracking(c)?.network),
  }
}

async function actorOf(deps: Deps, c: Context, site: Site): Promise<Actor> {
  const token = readSessionCookie(c)
  if (!token) return { kind: 'visitor', expired: false }
  const found = await findSession(deps.db, site.id, token, deps.now())
  return found?.actor ?? { kind: 'visitor', expired: true }
}
