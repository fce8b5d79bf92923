import type { Locale } from '#common/locales.ts'
import type { Site } from '#common/sites.ts'
import type { Deps } from '../deps.ts'
import type { Ctx } from './context.ts'

type FromCaller =
  | 'actor'
  | 'network'
  | 'networkCountry'
  | 'selectedCountry'
  | 'mustProve'
  | 'secureCookies'
  | 'trafficSource'

/** The part of a ctx that is the same whoever calls, a request or a job. */
export function baseCtx(deps: Deps, site: Site, locale: Locale): Omit<Ctx, FromCaller> {
  return {
    db: deps.db,
    site,
    currentSite: () => deps.sites.byId(site.id),
    places: deps.sites.places,
    locale,
    translate: deps.translate(locale),
    now: deps.clock,
    log: deps.log,
    metrics: deps.metrics,
    events: deps.events,
    jobs: deps.jobs,
    listeners: deps.listeners,
    storage: deps.storage,
    spool: deps.spool,
    rates: deps.rates,
    payments: deps.payments,
    localOrigin: deps.localOrigin,
    ageVerifier: deps.ageVerifier,
    gifs: deps.gifs,
    push: deps.push,
    translator: deps.translator,
    mail: deps.mail,
    sms: deps.sms,
    afterCommit: (run) => run(),
  }
}
