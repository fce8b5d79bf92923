import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { int, type Row, text, uuid } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'

const dayMs = 86_400_000

/** What a mail is asked for; `to …`: a kind of mail that goes to an address that nobody proved. */
export type MailPurpose = 'activate' | 'reset' | 'mail_change' | 'reactivate' | `to ${string}`

/** `send`: this one counts. `soon`: one was sent a moment ago, so that this is its repetition. `spent`: no more today. */
export type MailRequest = { outcome: 'send' | 'soon' | 'spent'; left: number; waitSeconds: number }

const shape = { mails: int, request: uuid, lastAt: text }

/**
 * Counts that a mail is asked for at an address, or by a member (`member:…`), in the same statement whether or not anybody owns it, and says whether
 * it may be sent: limits.mailsADay in a day, and one every limits.mailSpacingSeconds unless each is known to be a new one.
 */
export async function requestMail(
  ctx: Ctx,
  address: string,
  purpose: MailPurpose,
  { spaced = true }: { spaced?: boolean } = {},
): Promise<MailRequest> {
  const request = randomUUID()
  const spacingMs = spaced ? limits.mailSpacingSeconds * 1_000 : 0
  const now = ctx.now().getTime()
  const moment = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`
  const counted = await rows(
    ctx.db,
    shape,
    sql`
    insert into mail_request as before (site_id, account, purpose, mails, request, first_at, last_at)
    values (${ctx.site.id}, ${hashAddress(address)}, ${purpose}, 1, ${request}, ${moment(now)}, ${moment(now)})
    on conflict (site_id, account, purpose) do update set (mails, request, first_at, last_at) = (
      select
        case when over then 1 when counts then before.mails + 1 else before.mails end,
        case when over or counts then excluded.request else before.request end,
        case when over then excluded.first_at else before.first_at end,
        case when over or counts then excluded.last_at else before.last_at end
      from (select before.first_at <= ${moment(now - dayMs)} as over,
        before.mails < ${limits.mailsADay}
          and before.last_at <= ${moment(now - spacingMs)} as counts) as stand)
    returning mails, request, last_at::text as "lastAt"`,
  )
  const row = one(counted)
  const { left, waitSeconds } = standOf(ctx, row)
  const outcome = row.request === request ? 'send' : spaced && waitSeconds > 0 ? 'soon' : 'spent'
  return { outcome, left, waitSeconds }
}

/** How many mails of a purpose an address may still be sent today, and in how many seconds the next. */
export async function readMailRequests(
  ctx: Ctx,
  address: string,
  purpose: MailPurpose,
): Promise<{ left: number; waitSeconds: number; lastAt: string | null }> {
  const [row] = await rows(
    ctx.db,
    shape,
    sql`
    select mails, request, last_at::text as "lastAt" from mail_request
    where site_id = ${ctx.site.id} and account = ${hashAddress(address)} and purpose = ${purpose}
      and first_at > ${new Date(ctx.now().getTime() - dayMs).toISOString()}::timestamptz`,
  )
  if (!row) return { left: limits.mailsADay, waitSeconds: 0, lastAt: null }
  return { ...standOf(ctx, row), lastAt: row.lastAt }
}

function standOf(ctx: Ctx, { mails, lastAt }: Row<typeof shape>): { left: number; waitSeconds: number } {
  const until = new Date(lastAt).getTime() + limits.mailSpacingSeconds * 1_000
  return {
    left: Math.max(0, limits.mailsADay - mails),
    waitSeconds: Math.max(0, Math.ceil((until - ctx.now().getTime()) / 1_000)),
  }
}

function hashAddress(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('base64')
}
