import { type OwnProfile, ownProfileResponseSchema, updateProfileSchema } from '#common/profiles.ts'
import { required } from '#common/required.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { findMember } from '../members/queries.ts'
import { presentOwnProfile } from '../profiles/present.ts'
import { findOwnProfile } from '../profiles/queries.ts'
import { updateProfile } from '../profiles/update-profile.ts'
import { endpoint } from '../site/endpoint.ts'

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
