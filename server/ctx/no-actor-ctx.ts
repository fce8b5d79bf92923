import { defaultLocale, isLocale } from '#common/locales.ts'
import type { Services } from '../kernel/services.ts'
import { selectedCountry } from '../sites/selected-country.ts'
import { type Ctx, runAtOnce } from './context.ts'

/** The ctx of a job that acts for nobody, such as one that sends a mail: a site and a language. */
export function noActorCtx(services: Services, siteId: number, language: string): Ctx {
  const locale = isLocale(language) ? language : defaultLocale
  const site = services.sites.byId(siteId)
  return {
    ...services,
    site,
    places: services.sites.places,
    locale,
    translate: services.texts(locale),
    afterCommit: runAtOnce,
    actor: { kind: 'visitor', expired: false },
    network: 'job',
    networkCountry: null,
    selectedCountry: selectedCountry(site),
    mustProve: false,
    secureCookies: true,
    trafficSource: false,
  }
}
