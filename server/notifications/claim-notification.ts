import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'

type Before = { number: SQL; at: SQL }

type Claim = {
  memberId: string
  kind: 'message' | 'like' | 'match' | 'push_message'
  about: string
  number?: number
  /** When a notification of the same may be followed by another: a condition on the columns of the one before. Without one, never. */
  again?: (before: Before) => SQL
}

const before: Before = { number: sql`notice.number`, at: sql`notice.at` }

/** Claims a notification: true for one caller, however many try, who then sends it. */
export async function claimNotification(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  claim: Claim,
): Promise<boolean> {
  const { memberId, kind, about, number = 0, again = () => sql`false` } = claim
  const { rows } = await db.execute(sql`
    insert into notice (member_id, kind, about, number, at)
    values (${memberId}, ${kind}, ${about}, ${number}, ${now().toISOString()}::timestamptz)
    on conflict (member_id, kind, about) do update set number = excluded.number, at = excluded.at
      where ${again(before)}
    returning member_id`)
  return rows.length > 0
}
