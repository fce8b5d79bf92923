import { and, eq, isNull, sql } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import type { Ctx } from '../kernel/context.ts'
import { signupWishes } from './tables.ts'

export type SignupWish = typeof signupWishes.$inferSelect

/** Stores for whom somebody joins, and what that member is to have. A member of another pool is passed over. */
export async function storeWish(
  ctx: Ctx,
  memberId: string,
  { targetId, likes, message }: { targetId: string; likes: boolean; message: string | null },
): Promise<void> {
  await ctx.db.execute(sql`
    insert into signup_wish (member_id, target_id, likes, message, client_id, created_at)
    select ${memberId}, id, ${likes}, ${message}, ${uuidv4()}, ${ctx.now().toISOString()}::timestamptz
    from member where id = ${targetId} and site_id = any(${sql.param(ctx.site.pool)}::int[])`)
}

export async function findWish(ctx: Pick<Ctx, 'db'>, memberId: string): Promise<SignupWish | undefined> {
  const [wish] = await ctx.db.select().from(signupWishes).where(eq(signupWishes.memberId, memberId))
  return wish
}

/** The like is given, or cannot be given any more. */
export async function endWishedLike(ctx: Pick<Ctx, 'db'>, memberId: string): Promise<void> {
  await ctx.db.update(signupWishes).set({ likes: false }).where(eq(signupWishes.memberId, memberId))
  await forgetFulfilled(ctx, memberId)
}

/** The message is delivered, or cannot be delivered any more. */
export async function endWishedMessage(ctx: Pick<Ctx, 'db'>, memberId: string): Promise<void> {
  await ctx.db.update(signupWishes).set({ message: null }).where(eq(signupWishes.memberId, memberId))
  await forgetFulfilled(ctx, memberId)
}

/** Both are tried only once the signup has ended: until then the row says from whose page the member came. */
async function forgetFulfilled(ctx: Pick<Ctx, 'db'>, memberId: string): Promise<void> {
  await ctx.db
    .delete(signupWishes)
    .where(
      and(eq(signupWishes.memberId, memberId), eq(signupWishes.likes, false), isNull(signupWishes.message)),
    )
}
