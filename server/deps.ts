import type { BlockList } from 'node:net'
import type { Locale } from '#common/locales.ts'
import type { PostedForm } from '#common/posted-form.ts'
import type { MailService } from './mail/mail-service.ts'
import type { PushService } from './notifications/push/push-service.ts'
import type { AgeVerifier } from './platform/age/age-verifier.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/db.ts'
import type { Listeners } from './platform/domain-events.ts'
import type { GifProvider } from './platform/gifs/gif-provider.ts'
import type { Translate } from './platform/i18n.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Events } from './platform/live/events.ts'
import type { CountryOf } from './platform/net/country-of.ts'
import type { Log } from './platform/observe/log.ts'
import type { Metrics } from './platform/observe/metrics/create-metrics.ts'
import type { PaymentSettings } from './platform/payment-settings.ts'
import type { Rates } from './platform/rates/rate-limit.ts'
import type { SmsService } from './platform/sms/sms-sender.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { Translator } from './platform/translation.ts'
import type { Spool } from './platform/uploads/spool.ts'
import type { SiteDirectory } from './sites/site-directory.ts'

/** All that createApp needs from outside: main.ts makes the real ones, tests their own. */
export type Deps = {
  mode: 'production' | 'development' | 'test'
  db: Db
  /** For work that needs a connection of its own. */
  databaseUrl: string
  sites: SiteDirectory
  events: Events
  jobs: Jobs
  /** Who is handed what happens here, as a job. */
  listeners: Listeners
  storage: Storage
  spool: Spool
  rates: Rates
  clock: Clock
  log: Log
  metrics: Metrics
  /** Aborted when the process is about to end: /ready then says no. */
  stopping: AbortSignal
  translate: (locale: Locale) => Translate
  strictHosts: boolean
  /** Where sites without a public domain are reached, as http://localhost:3000: the links of their mails. */
  localOrigin: string
  /** Who takes the payments. */
  payments: PaymentSettings
  trustedProxies: BlockList
  countryOf: CountryOf
  /** Whether callers from a network (networkOf) have to prove work. */
  mustProve: (network: string) => boolean
  mail: MailService
  sms: SmsService
  /** Absent: nobody can prove their age. */
  ageVerifier?: AgeVerifier | undefined
  gifs: GifProvider
  push: PushService
  /** Absent: messages are not translated here. */
  translator?: Translator | undefined
  /** The package whose models look at members' pictures, where the installation has one. */
  photoModels?: string | undefined
  /** Answers every page; absent where only the API is served. */
  pages?: PageHandler
  /** The built files that any visitor may fetch. */
  staticFolder?: string | undefined
}

/** An endpoint's answer to a page that asks it in process. */
export type ApiAnswer = { status: number; body: unknown }

export type PageAnswer = { status: number; headers: Headers; body: string | Uint8Array<ArrayBuffer> }

export type PageHandler = (
  request: Request,
  about: {
    nonce: string
    callApi: (path: string, query: Record<string, string>) => Promise<ApiAnswer>
    posted?: PostedForm | undefined
  },
) => Promise<PageAnswer>
