import { type SQL, sql } from 'drizzle-orm'
import type { MailDisabledReason } from '#common/notification-categories.ts'
import type { Ctx } from '../kernel/context.ts'
import type { members } from '../members/tables.ts'
import type { Joined } from '../platform/db/joined.ts'
import { addressHashOf } from './address-hash.ts'

/**
 * The reasons why a member gets no notifications by mail, as a JSON array. A bounce counts as long as the
 * member's address is the one that bounced.
 */
export function disabledReasons(member: Joined<typeof members>): SQL {
  return sql`(select coalesce(json_agg(reason order by reason), '[]') from mail_disabled
    where mail_disabled.member_id = ${member.id}
      and (reason <> 'bounce' or mail_disabled.address_hash = ${addressHashOf(member.email)}))`
}

/** Stops mailing notifications to the member, for a reason. */
export async function disableMail(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  memberId: string,
  reason: MailDisabledReason,
  addressHash: Buffer | null = null,
): Promise<void> {
  await db.execute(sql`
    insert into mail_disabled (member_id, reason, address_hash, at)
    values (${memberId}, ${reason}, ${addressHash}, ${now().toISOString()})
    on conflict (member_id, reason) do update set address_hash = excluded.address_hash, at = excluded.at`)
}
