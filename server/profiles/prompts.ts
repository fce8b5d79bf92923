import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { prompts } from '#common/profiles/prompts.ts'
import type { Profile } from '#common/wire/profiles.ts'
import type { MemberCtx } from '../kernel/context.ts'
import { json } from '../platform/db/columns.ts'
import { profilePrompts } from './tables.ts'

type Prompts = Profile['prompts']

/** What promptsOf answers. */
export const promptsColumn = json(z.array(z.strictObject({ prompt: z.enum(prompts), answer: z.string() })))

/** The sentences that a member finished, in their order, as one column. */
export function promptsOf(memberId: SQLWrapper): SQL<Prompts> {
  return sql<Prompts>`(
    select coalesce(json_agg(json_build_object('prompt', prompt, 'answer', answer) order by position), '[]')
    from profile_prompt where profile_prompt.member_id = ${memberId})`
}

/** Puts these in the place of the member's finished sentences. */
export async function replacePrompts(ctx: MemberCtx, finished: Prompts): Promise<void> {
  const { memberId } = ctx.actor
  await ctx.db.delete(profilePrompts).where(eq(profilePrompts.memberId, memberId))
  if (finished.length === 0) return
  await ctx.db
    .insert(profilePrompts)
    .values(finished.map((each, position) => ({ ...each, memberId, position })))
}
