import type { SQL } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { joined } from '#server/platform/db/joined.ts'
import { profiles } from '../tables.ts'
import type { JoinedProfile } from './joined-member.ts'
import { viewerOf } from './looking.ts'

const own = joined(profiles, 'own')

/** Whether the caller is told that a member is online: both let it be seen. */
export function onlineShown(ctx: Pick<Ctx, 'actor'>, seen: JoinedProfile): SQL<boolean> {
  return bothShow(ctx, seen, 'showOnline')
}

/** Whether the caller is told what a member has read: both let it be seen. */
export function seenShown(ctx: Pick<Ctx, 'actor'>, seen: JoinedProfile): SQL<boolean> {
  return bothShow(ctx, seen, 'showSeen')
}

type Setting = 'showOnline' | 'showSeen'

function bothShow(ctx: Pick<Ctx, 'actor'>, { profile }: JoinedProfile, setting: Setting): SQL<boolean> {
  const viewerId = viewerOf(ctx)
  if (viewerId === null) return fragment`${profile[setting]}`
  return fragment`(${profile[setting]} and (select ${own[setting]} from ${own} where ${own.memberId} = ${viewerId}::uuid))`
}
