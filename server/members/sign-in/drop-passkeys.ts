import { and, eq, gte } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { passkeys } from '../tables.ts'

/** Removes the passkeys that a member was given at or after a moment: whoever was in the account then may have made them. */
export async function dropPasskeys({ db }: Pick<Ctx, 'db'>, memberId: string, since: string): Promise<void> {
  await db
    .delete(passkeys)
    .where(and(eq(passkeys.memberId, memberId), gte(passkeys.createdAt, new Date(since))))
}
