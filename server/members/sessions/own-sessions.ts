import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Ctx, MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashToken } from '#server/platform/token.ts'
import { knownDevices, sessions } from '../tables.ts'

/** The caller's sessions, this one first, then the newest. */
export async function listSessions(ctx: MemberCtx) {
  const own = eq(sessions.tokenHash, ctx.actor.sessionHash)
  return ctx.db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      createdAt: sessions.createdAt,
      seenOn: sessions.seenOn,
      current: sql<boolean>`${own}`,
    })
    .from(sessions)
    .where(and(eq(sessions.memberId, ctx.actor.memberId), gt(sessions.expiresAt, ctx.now())))
    .orderBy(sql`${own} desc`, desc(sessions.createdAt), sessions.id)
}

/** Notes the day on which the caller's session was used last, once a day. */
export async function noteSessionDay({ actor, db, now }: Ctx): Promise<void> {
  const today = now().toISOString().slice(0, 10)
  if (actor.kind !== 'member' || actor.seenOn === today) return
  await db.update(sessions).set({ seenOn: today }).where(eq(sessions.tokenHash, actor.sessionHash))
}

/** Ends another session of the caller. Throws `not_found` where there is none of that id; a log-out ends this one. */
export async function endSession(ctx: MemberCtx, id: string): Promise<void> {
  const { rowCount } = await ctx.db.delete(sessions).where(and(eq(sessions.id, id), others(ctx)))
  if (rowCount === 0) throw new AppError('not_found')
  ctx.events.wake([ctx.actor.memberId])
}

/** Ends all sessions but this one. The other browsers are known no longer: a wrong try there counts as a stranger's. */
export async function endOtherSessions(ctx: MemberCtx, device: string | undefined): Promise<void> {
  await ctx.db.delete(sessions).where(others(ctx))
  const kept = device ? ne(knownDevices.tokenHash, hashToken(device)) : undefined
  await ctx.db.delete(knownDevices).where(and(eq(knownDevices.memberId, ctx.actor.memberId), kept))
  ctx.events.wake([ctx.actor.memberId])
}

function others({ actor }: MemberCtx) {
  return and(eq(sessions.memberId, actor.memberId), ne(sessions.tokenHash, actor.sessionHash))
}
