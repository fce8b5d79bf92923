import { sql } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { text } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'

/**
 * Puts what is ordered, paid and taken back of one member in a row, until the transaction ends. It comes after the lock of
 * an order's row and before what others of the member's requests write too: whoever holds it waits for the row of no order
 * that was there before, so that no two wait for each other. Answers the account's status.
 */
export async function lockMember({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<string | undefined> {
  const [member] = await rows(
    db,
    { status: text },
    sql`select status from member where id = ${memberId} for no key update`,
  )
  return member?.status
}
