import type { AgeProof } from '#common/age-assurance.ts'
import type { Locale } from '#common/locales.ts'
import type { Gender, Sexuality } from '#common/profiles/profile-fields.ts'
import type { Places, Site } from '#common/wire/sites.ts'
import { runTransaction } from '../platform/db/run-transaction.ts'
import type { Translate } from '../platform/i18n.ts'
import type { Services } from './services.ts'

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
/** A job, which acts for nobody. `name` is its queue: what is written down as the one who did something. */
export type SystemActor = { kind: 'system'; name: string }

/** Who works for the company of the sites. `name` is written down beside whatever they do. */
export type StaffActor = { kind: 'staff'; name: string }

/** `expired`: the request carried a session that the store says is none. */
export type Actor = { kind: 'visitor'; expired: boolean } | MemberActor | StaffActor | SystemActor

/** What a ctx knows of its site, and of the language in which it is read. */
export type SiteFacts = {
  site: Site
  places: Places
  locale: Locale
  translate: Translate
  /** The country whose prices, places and people the caller is shown first. */
  selectedCountry: string
}

/** What a request says of who makes it. */
export type Caller = {
  /** The caller's network: an IPv4 address or an IPv6 /64; keys lock-out and rate limits. */
  network: string
  /** Where the caller's network is registered (ISO 3166-1 alpha-2); null where that is not known, and in a job. */
  networkCountry: string | null
  /** Whether the caller proves work before making accounts or guessing on. */
  mustProve: boolean
  /** Whether the answer's cookies are for TLS only. */
  secureCookies: boolean
  /** The visitor came with a network parameter (spec §6). */
  trafficSource: boolean
}

/** What every verb receives first. Inside a transaction `db` is the transaction. */
export type Ctx = Services & SiteFacts & Caller & AfterCommit & { actor: Actor }

type AfterCommit = {
  /** Runs after the transaction has committed; outside one, at once. */
  afterCommit: (run: () => void) => void
}

/** What a job receives. It belongs to no site: what is done for a member is done on theirs (`onSite`). */
export type SystemCtx = Services & AfterCommit & { actor: SystemActor }

export type MemberCtx = Ctx & { actor: MemberActor }

/** What a verb of the staff receives. It belongs to no site: what is done on one is done there (`onSite`). */
export type StaffCtx = Services & AfterCommit & { actor: StaffActor }

export function isMember(ctx: Ctx): ctx is MemberCtx {
  return ctx.actor.kind === 'member'
}

/** The `afterCommit` of a ctx outside a transaction. */
export const runAtOnce: Ctx['afterCommit'] = (run) => run()

/** Runs `work` in one transaction; what it hands to afterCommit runs once the commit is answered. */
export async function inTransaction<C extends Pick<Services, 'db'> & AfterCommit, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  const after: (() => void)[] = []
  const result = await runTransaction(ctx.db, (tx) =>
    work({ ...ctx, db: tx, afterCommit: (run) => after.push(run) }),
  )
  for (const run of after) ctx.afterCommit(run)
  return result
}
