import { and, eq, isNull, sql } from 'drizzle-orm'
import { inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { members } from '#server/members/tables.ts'
import { bigint, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { fraudMail } from './fraud.mail.ts'
import { suspend } from './suspend.ts'

/**
 * Removes a member for fraud: the account is closed, and who paid for messages to it has the credits back. All with
 * whom the member had conversations are told, once. Doing it again gives back only what was missing.
 */
export function removeForFraud(ctx: StaffCtx, memberId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await suspend(tx, memberId)
    const first = await tx.db
      .update(members)
      .set({ fraudAt: tx.now() })
      .where(and(eq(members.id, memberId), isNull(members.fraudAt)))
      .returning({ id: members.id })
    const credits = await giveBack(tx, memberId)
    if (first.length === 0) return
    for (const partner of await partnersOf(tx, memberId))
      await queueMail(
        tx,
        fraudMail,
        { memberId: partner },
        { about: memberId, credits: credits.get(partner) ?? 0 },
      )
  })
}

/** From the accounts that received the payments. A message's reference allows one entry for each; one that was taken back is repaid already. */
async function giveBack({ db, now }: StaffCtx, memberId: string): Promise<Map<string, number>> {
  const given = await rows(
    db,
    { member: uuid, credits: bigint },
    sql`
    with owed as (
      select paid.from_account, paid.to_account, paid.amount, paid.reference
      from participant place
      join message on message.conversation_id = place.conversation_id and message.sender_id = place.other_id
      join transfer paid on paid.id = message.transfer_id
      where place.member_id = ${memberId} and message.unsent_at is null
    ), locked as materialized (
      select id from account where id in (select from_account from owed) order by id for no key update
    ), moved as (
      insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
      select gen_random_uuid(), owed.to_account, owed.from_account, owed.amount, 'fraud', owed.reference,
        ${now().toISOString()}::timestamptz
      from owed join locked on locked.id = owed.from_account
      on conflict (kind, reference) do nothing
      returning to_account, amount
    ), sums as (
      select to_account as id, sum(amount) as amount from moved group by to_account
    )
    update account set balance = account.balance + sums.amount from sums where account.id = sums.id
    returning account.member_id as member, sums.amount::bigint as credits`,
  )
  return new Map(given.map(({ member, credits }) => [member, Number(credits)]))
}

/** Members with whom the one had a conversation, and who can be mailed. */
async function partnersOf({ db }: StaffCtx, memberId: string): Promise<string[]> {
  const found = await rows(
    db,
    { id: uuid },
    sql`
    select other.id from participant join member other on other.id = participant.other_id
    where participant.member_id = ${memberId} and other.status = 'active' and not other.is_demo
    order by other.id`,
  )
  return found.map(({ id }) => id)
}
