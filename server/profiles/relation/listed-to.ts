import type { SQL } from 'drizzle-orm'
import { fragment } from '#server/platform/db/fragment.ts'
import type { BlockedStep } from './blocks.ts'
import type { JoinedProfile } from './joined-member.ts'
import type { Looking } from './looking.ts'

/**
 * Whether a profile of the pool can be found by the caller's search, from what the search's indexes hold: nobody who is
 * hidden, and not the caller. `visible` is generated and `listed_until` kept by triggers.
 */
export function listedTo(ctx: Looking, { profile }: JoinedProfile, blocked: BlockedStep): SQL {
  const others =
    ctx.actor.kind === 'member'
      ? fragment` and ${profile.memberId} <> ${ctx.actor.memberId} and ${profile.memberId} not in (${blocked.ids})`
      : fragment``
  // No index holds `shared`, so that a site which shows nobody else's members does not ask for it.
  const shared =
    ctx.site.pool.length > 1
      ? fragment` and (${profile.shared} or ${profile.siteId} = ${ctx.site.id})`
      : fragment``
  return fragment`${profile.visible} and ${profile.listedUntil} > ${ctx.now().toISOString()}::timestamptz${shared}${others}`
}
