import { defaultLocale, isLocale } from '#common/locales.ts'
import { selectedCountry } from '#common/sites/selected-country.ts'
import type { Caller, SiteFacts } from './context.ts'
import type { Services } from './services.ts'

/** What a ctx says of its caller where no request came. */
const noRequest: Caller = {
  network: 'none',
  networkCountry: null,
  mustProve: false,
  secureCookies: true,
  trafficSource: false,
}

/** The ctx of a job or of the staff on one of the sites and in a language: whatever reads or writes for a member needs their own. */
export function onSite<C extends Services>(ctx: C, siteId: number, language: string): C & SiteFacts & Caller {
  const locale = isLocale(language) ? language : defaultLocale
  const site = ctx.sites.byId(siteId)
  return {
    ...ctx,
    ...noRequest,
    site,
    places: ctx.sites.places,
    locale,
    translate: ctx.texts(locale),
    selectedCountry: selectedCountry(site),
  }
}
