import { required } from '#common/required.ts'
import { type OwnProfile, ownProfileResponseSchema, updateProfileSchema } from '#common/wire/profiles.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { findMember } from '#server/members/queries.ts'
import { presentOwnProfile } from '#server/profiles/present.ts'
import { findOwnProfile } from '#server/profiles/queries.ts'
import { updateProfile } from '#server/profiles/update-profile.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getProfile = endpoint(
  {
    method: 'get',
    path: '/api/profile.php',
    summary: 'The member’s own profile',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: ownProfileResponseSchema,
  },
  async (ctx) => ({ profile: await ownProfile(ctx) }),
)

export const putProfile = endpoint(
  {
    method: 'put',
    path: '/api/profile.php',
    summary: 'Changes the member’s own profile',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: updateProfileSchema,
    response: ownProfileResponseSchema,
  },
  async (ctx, { body }) => {
    await updateProfile(ctx, body)
    return { profile: await ownProfile(ctx) }
  },
)

async function ownProfile(ctx: MemberCtx): Promise<OwnProfile> {
  const member = required(await findMember(ctx, ctx.actor.memberId))
  const profile = required(await findOwnProfile(ctx, ctx.actor.memberId))
  return presentOwnProfile(ctx, profile, member.name)
}
