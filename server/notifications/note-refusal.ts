import { sql } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { mailRefusals } from '../mail/mail-metrics.ts'
import { int } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { rows } from '../platform/db/rows.ts'
import { disableMail } from './disabled-mail.ts'
import type { MailRow } from './tables.ts'

type Within = Pick<Ctx, 'db' | 'now' | 'metrics'>

/** The enhanced status codes (RFC 3463) that say that the address, its host or its mailbox does not exist. */
const gone = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])
/** How many different days a mailbox has to refuse on, for other reasons than these, before a member's mails end. */
const refusedDays = 3
/**
 * From so many refused members a day on, a reason that is not about their mailboxes is taken to be about us, and counts
 * against none of them.
 */
const refusedMembers = 20

/**
 * Notes that a member's mail was refused for good, with this status if any was given. A status that says that the
 * address does not exist ends the member's mails at once. Any other may be about the sender, the mail or a mailbox that
 * is full today.
 */
export async function noteRefusal(ctx: Within, mail: MailRow, status: string | null): Promise<void> {
  const { id, memberId, addressHash } = mail
  if (!memberId) return
  const reason = status && gone.has(status) ? 'address' : status?.startsWith('5.2.') ? 'mailbox' : 'other'
  ctx.metrics.count(mailRefusals, { reason })
  if (reason !== 'address') {
    const day = ctx.now().toISOString().slice(0, 10)
    await ctx.db.execute(sql`
      update mail set refusal = ${status ?? ''}, refused_on = ${day}::date where id = ${id} and refusal is null`)
    if ((await countDays(ctx, mail)) < refusedDays) return
  }
  await disableMail(ctx, memberId, 'bounce', addressHash)
}

/** Whether a reason is about the address or its mailbox, wherever in the conversation it was given. */
export function isAboutAddress(status: string | null): boolean {
  return /^5\.[12]\./.test(status ?? '')
}

/**
 * Counts the days on which the member's mailbox was refused. A day on which many were refused alike says something of
 * us and does not count.
 */
async function countDays({ db }: Within, { memberId, addressHash }: MailRow): Promise<number> {
  const counted = await rows(
    db,
    { days: int },
    sql`
    select count(distinct refused_on)::int as days from mail
    where member_id = ${memberId} and address_hash = ${addressHash} and (refusal like '5.2.%'
      or (select count(*) from (select from mail as any_mail
        where any_mail.refused_on = mail.refused_on and any_mail.refusal not like '5.2.%'
        group by any_mail.member_id limit ${refusedMembers})) < ${refusedMembers})`,
  )
  return one(counted).days
}
