import { and, eq, isNull } from 'drizzle-orm'
import type { MemberCtx } from '../kernel/context.ts'
import { members } from './tables.ts'

/** Keeps that the member said to know what a fictional profile is; the first time counts. */
export async function knowFictional({ db, actor, now }: MemberCtx): Promise<void> {
  await db
    .update(members)
    .set({ fictionalKnownAt: now() })
    .where(and(eq(members.id, actor.memberId), isNull(members.fictionalKnownAt)))
}
