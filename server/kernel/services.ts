import type { Locale } from '#common/locales.ts'
import type { AgeVerifier } from '../platform/age/age-verifier.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { Listeners } from '../platform/domain-events.ts'
import type { GifProvider } from '../platform/gifs/gif-provider.ts'
import type { Translate } from '../platform/i18n.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Events } from '../platform/live/events.ts'
import type { MailService } from '../platform/mail/mail-service.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Metrics } from '../platform/observe/metrics/create-metrics.ts'
import type { PaymentSettings } from '../platform/payment-settings.ts'
import type { PictureModels } from '../platform/pictures/picture-models.ts'
import type { PushService } from '../platform/push/push-service.ts'
import type { Rates } from '../platform/rates/rate-limit.ts'
import type { SmsService } from '../platform/sms/sms-sender.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Translator } from '../platform/translation.ts'
import type { Spool } from '../platform/uploads/spool.ts'
import type { SiteDirectory } from './site-directory.ts'

/**
 * What every request and every job works with. A new service is declared here and made in `server/start/start-services.ts`
 * (for tests in `server/testing/start/create-test-app.ts`); every ctx has it then.
 */
export type Services = {
  db: Db
  /** For work that needs a connection of its own. */
  databaseUrl: string
  sites: SiteDirectory
  now: Clock
  log: Log
  metrics: Metrics
  /** Live events, which open pages receive. */
  events: Events
  jobs: Jobs
  /** Which jobs a domain event starts. */
  listeners: Listeners
  storage: Storage
  spool: Spool
  rates: Rates
  /** The site's own texts in a language. */
  texts: (locale: Locale) => Translate
  /** Where sites without a public domain are reached, as http://localhost:3000. */
  localOrigin: string
  /** Who takes the payments. */
  payments: PaymentSettings
  /** Absent: nobody can prove their age. */
  ageVerifier: AgeVerifier | undefined
  gifs: GifProvider
  /** The models that look at members' pictures; null where the installation has none. */
  pictureModels: () => Promise<PictureModels | null>
  push: PushService
  /** Absent: messages are not translated here. */
  translator: Translator | undefined
  mail: MailService
  sms: SmsService
}
