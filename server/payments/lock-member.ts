import { sql } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { text } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'

/**
 * Locks the member's payments, so that what is ordered, paid and taken back happens one after the other until the
 * transaction ends. The lock comes after that of an order's row and before that of anything else the member's requests
 * write: who holds it waits for no order's row that was there before, so that no two wait for each other. Returns the
 * account's status.
 */
export async function lockMember({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<string | undefined> {
  const [member] = await rows(
    db,
    { status: text },
    sql`select status from member where id = ${memberId} for no key update`,
  )
  return member?.status
}
