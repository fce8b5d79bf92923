import { eq, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { accountWarnings, mailLinks, sessions } from '../tables.ts'
import { underAgeMail } from './under-age.mail.ts'

/**
 * Closes the caller's account because a provider said that they are too young. It is deleted as any other, and erased after as
 * many days, in which customer service can mend a mistake; no link brings it back. A mail says so. Call it in a
 * transaction.
 */
export async function closeUnderAge(ctx: MemberCtx): Promise<void> {
  const { memberId } = ctx.actor
  const at = ctx.now().toISOString()
  await ctx.db.execute(sql`
    update member set status = 'deleted', deleted_at = ${at}, under_age_at = ${at}
    where id = ${memberId} and status = 'active'`)
  await ctx.db.delete(sessions).where(eq(sessions.memberId, memberId))
  await ctx.db.delete(mailLinks).where(eq(mailLinks.memberId, memberId))
  await ctx.db.delete(accountWarnings).where(eq(accountWarnings.memberId, memberId))
  await queueMail(ctx, underAgeMail, { memberId }, {})
  ctx.afterCommit(() => ctx.events.wake([memberId]))
}
