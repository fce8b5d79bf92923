import { defaultLocale, isLocale } from '#common/locales.ts'
import type { Deps } from '../deps.ts'
import { selectedCountry } from '../sites/selected-country.ts'
import { baseCtx } from './base-ctx.ts'
import type { Ctx } from './context.ts'

/** The ctx of a job that acts for nobody, such as one that sends a mail: a site and a language. */
export function noActorCtx(deps: Deps, siteId: number, language: string): Ctx {
  const locale = isLocale(language) ? language : defaultLocale
  const site = deps.sites.byId(siteId)
  return {
    ...baseCtx(deps, site, locale),
    actor: { kind: 'visitor', expired: false },
    network: 'job',
    networkCountry: null,
    selectedCountry: selectedCountry(site),
    mustProve: false,
    secureCookies: true,
    trafficSource: false,
  }
}
