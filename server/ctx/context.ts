import type { AgeProof } from '#common/age-assurance.ts'
import type { Locale } from '#common/locales.ts'
import type { Gender, Sexuality } from '#common/profile-fields.ts'
import type { Places, Site } from '#common/sites.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { PushService } from '../notifications/push/push-service.ts'
import type { AgeVerifier } from '../platform/age/age-verifier.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { runTransaction } from '../platform/db/run-transaction.ts'
import type { Listeners } from '../platform/domain-events.ts'
import type { GifProvider } from '../platform/gifs/gif-provider.ts'
import type { Translate } from '../platform/i18n.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Events } from '../platform/live/events.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Metrics } from '../platform/observe/metrics/create-metrics.ts'
import type { PaymentSettings } from '../platform/payment-settings.ts'
import type { Rates } from '../platform/rates/rate-limit.ts'
import type { SmsService } from '../platform/sms/sms-sender.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Translator } from '../platform/translation.ts'
import type { Spool } from '../platform/uploads/spool.ts'

export type MemberActor = {
  kind: 'member'
  memberId: string
  paid: boolean
  sessionHash: Buffer
  /** YYYY-MM-DD: the day that the session's list of use already knows. A job has none. */
  seenOn?: string | null
  /** How the member has made sure of their age; a job does not ask. */
  ageProof?: AgeProof | null
  /** What the default search follows from: it comes with the session, and a job has none. */
  seeker?: {
    gender: Gender | null
    sexuality: Sexuality | null
    country: string | null
    cityId: number | null
    /** YYYY-MM-DD. */
    birthDate: string
  }
}
/** `expired`: the request carried a session that the store says is none. */
export type Actor = { kind: 'visitor'; expired: boolean } | MemberActor

/** What every verb receives first. Inside a transaction `db` is the transaction. */
export type Ctx = {
  db: Db
  site: Site
  /** The site as it is set now, for what stays open longer than a request. */
  currentSite: () => Site
  places: Places
  actor: Actor
  locale: Locale
  translate: Translate
  /** The caller's network: an IPv4 address or an IPv6 /64; keys lock-out and rate limits. */
  network: string
  /** Whether the answer's cookies are for TLS only. */
  secureCookies: boolean
  now: Clock
  log: Log
  metrics: Metrics
  events: Events
  jobs: Jobs
  listeners: Listeners
  storage: Storage
  spool: Spool
  rates: Rates
  payments: PaymentSettings
  /** Where a site without a public domain is reached, as http://localhost:3000. */
  localOrigin: string
  /** Absent: nobody can prove their age. */
  ageVerifier: AgeVerifier | undefined
  gifs: GifProvider
  push: PushService
  /** Absent: messages are not translated here. */
  translator: Translator | undefined
  /** Where the caller's network is registered (ISO 3166-1 alpha-2); null where that is not known, and in a job. */
  networkCountry: string | null
  /** The country whose prices, places and people the caller is shown first. */
  selectedCountry: string
  /** Whether the caller proves work before making accounts or guessing on. */
  mustProve: boolean
  mail: MailService
  sms: SmsService
  /** The visitor came with a network parameter (spec §6). */
  trafficSource: boolean
  /** Runs after the transaction has committed; outside one, at once. */
  afterCommit: (run: () => void) => void
}

export type MemberCtx = Ctx & { actor: MemberActor }

export function isMember(ctx: Ctx): ctx is MemberCtx {
  return ctx.actor.kind === 'member'
}

/** Runs `work` in one transaction; what it hands to afterCommit runs once the commit is answered. */
export async function inTransaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const after: (() => void)[] = []
  const result = await runTransaction(ctx.db, (tx) =>
    work({ ...ctx, db: tx, afterCommit: (run) => after.push(run) }),
  )
  for (const run of after) ctx.afterCommit(run)
  return result
}
