import { defaultLocale, isLocale } from '#common/locales.ts'
import type { Deps } from '../deps.ts'
import { baseCtx } from './base-ctx.ts'
import type { Ctx } from './context.ts'

/** The ctx of a job that acts for nobody, such as one that sends a mail: a site and a language. */
export function noActorCtx(deps: Deps, siteId: number, language: string): Ctx {
  const locale = isLocale(language) ? language : defaultLocale
  return {
    ...baseCtx(deps, deps.sites.byId(siteId), locale),
    actor: { kind: 'visitor', expired: false },
    network: 'job',
    secureCookies: true,
    trafficSource: false,
  }
}
