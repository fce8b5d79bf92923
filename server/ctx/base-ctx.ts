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
    paymentProvider: deps.paymentProvider,
    gifs: deps.gifs,
    translator: deps.translator,
    mail: deps.mail,
    afterCommit: (run) => run(),
  }
}
