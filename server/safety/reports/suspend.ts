import { and, eq } from 'drizzle-orm'
import type { StaffCtx } from '#server/kernel/context.ts'
import { members, sessions } from '#server/members/tables.ts'

/** Closes an account. Every request and every event of a stream asks for the session, so that it ends at once. */
export async function suspend({ db }: StaffCtx, memberId: string): Promise<void> {
  await db
    .update(members)
    .set({ status: 'suspended' })
    .where(and(eq(members.id, memberId), eq(members.status, 'active')))
  await db.delete(sessions).where(eq(sessions.memberId, memberId))
}
