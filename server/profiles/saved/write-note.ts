import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { requireOther } from '../require-other.ts'
import { memberNotes } from '../tables.ts'

/** Keeps what the caller noted of a member, in place of what was noted before; an empty text removes it. Answers what is kept. */
export async function writeNote(ctx: MemberCtx, id: string, body: string): Promise<string | null> {
  await requireOther(ctx, id)
  const { ownerId, memberId } = memberNotes
  const owner = ctx.actor.memberId
  if (body === '') {
    await ctx.db.delete(memberNotes).where(and(eq(ownerId, owner), eq(memberId, id)))
    return null
  }
  const note = { body, updatedAt: ctx.now() }
  await ctx.db
    .insert(memberNotes)
    .values({ ownerId: owner, memberId: id, ...note })
    .onConflictDoUpdate({ target: [ownerId, memberId], set: note })
  return body
}
