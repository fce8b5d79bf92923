import { type SQL, sql } from 'drizzle-orm'
import type { Interest, Sexuality } from '#common/profile-fields.ts'
import type { OwnProfile, Profile } from '#common/profiles.ts'
import type { Ctx } from '../ctx/context.ts'
import { prepared } from '../platform/db/prepared.ts'
import { type CardRow, cardColumns, cardJoins } from './cards.ts'
import { promptsOf } from './prompts.ts'
import { type Relation, relationColumn, requireRelation } from './relation.ts'

export type ProfileRow = CardRow & {
  sexuality: Sexuality | null
  relationshipStatus: OwnProfile['relationship_status']
  hairColor: OwnProfile['hair_color']
  eyeColor: OwnProfile['eye_color']
  bodyType: OwnProfile['body_type']
  tattoos: boolean | null
  interests: Interest[]
  reason: string | null
  about: string | null
  prompts: Profile['prompts']
  viewerInterests: Interest[] | null
}

/**
 * A member's page, with what `extra` selects beside it. Throws `not_found` for whoever cannot be seen from here and for
 * those whom the viewer blocked, and `blocked_by` where only the other one did.
 */
export async function openProfile<M extends object>(
  ctx: Ctx,
  id: string,
  extra: SQL,
): Promise<ProfileRow & M> {
  const viewer = ctx.actor.kind === 'member' ? ctx.actor.memberId : null
  const { rows } = await ctx.db.execute(
    prepared(sql`
    select ${cardColumns}, ${extra}, profile.sexuality, profile.relationship_status as "relationshipStatus",
      profile.hair_color as "hairColor", profile.eye_color as "eyeColor", profile.body_type as "bodyType",
      profile.tattoos, profile.interests, profile.reason, profile.about,
      ${promptsOf(sql`member.id`)} as prompts,
      (select interests from profile own where own.member_id = ${viewer}::uuid) as "viewerInterests",
      ${relationColumn(ctx)} as relation
    from member ${cardJoins(ctx)}
    where member.id = ${id}`),
  )
  const [found] = rows as (ProfileRow & { relation: Relation } & M)[]
  return requireRelation(found, 'profile')
}
