import { eq, type SQL, sql } from 'drizzle-orm'
import type { Profile } from '#common/profiles.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { profilePrompts } from './tables.ts'

type Prompts = Profile['prompts']

/** The sentences that a member finished, in their order, as one column. */
export function promptsOf(memberId: SQL): SQL<Prompts> {
  return sql<Prompts>`(
    select coalesce(json_agg(json_build_object('prompt', prompt, 'answer', answer) order by position), '[]')
    from profile_prompt where profile_prompt.member_id = ${memberId})`
}

/** Puts these in the place of the member's finished sentences. */
export async function replacePrompts(ctx: MemberCtx, prompts: Prompts): Promise<void> {
  const { memberId } = ctx.actor
  await ctx.db.delete(profilePrompts).where(eq(profilePrompts.memberId, memberId))
  if (prompts.length === 0) return
  await ctx.db
    .insert(profilePrompts)
    .values(prompts.map((each, position) => ({ ...each, memberId, position })))
}
