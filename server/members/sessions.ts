import { and, eq, gt } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx, MemberActor } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { createToken, hashToken } from '../platform/token.ts'
import { members, sessions } from './tables.ts'

const dayMs = 86_400_000

/** Opens a session for a member of this site. The token goes to the browser only; the store keeps its hash. */
export async function openSession(ctx: Ctx, memberId: string): Promise<{ token: string; expiresAt: Date }> {
  const token = createToken()
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + limits.sessionDays * dayMs)
  await ctx.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), memberId, siteId: ctx.site.id, createdAt, expiresAt })
  return { token, expiresAt }
}

export type FoundSession = { actor: MemberActor; language: string }

/** The member behind a token on this site, or null. A session of another site is none here. */
export async function findSession(
  db: Db,
  siteId: number,
  token: string,
  now: Date,
): Promise<FoundSession | null> {
  const sessionHash = hashToken(token)
  const [row] = await db
    .select({ memberId: members.id, paid: members.paid, language: members.language })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        eq(sessions.siteId, siteId),
        gt(sessions.expiresAt, now),
        eq(members.status, 'active'),
      ),
    )
  if (!row) return null
  return {
    actor: { kind: 'member', memberId: row.memberId, paid: row.paid, sessionHash },
    language: row.language,
  }
}

export async function closeSession(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'member') return
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, ctx.actor.sessionHash))
}
