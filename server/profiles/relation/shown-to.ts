import type { SQL, SQLWrapper } from 'drizzle-orm'
import { members } from '#server/members/tables.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { joined } from '#server/platform/db/joined.ts'
import { profiles } from '../tables.ts'
import { blockedEitherWay } from './blocks.ts'
import type { JoinedMember } from './joined-member.ts'
import { type Looking, viewerOf } from './looking.ts'
import { visibility } from './visibility.ts'

/**
 * Makes the condition that the viewer may see a member who is joined: visible and blocked neither way. The viewer is
 * the caller, unless another member is named.
 */
export function shownTo(ctx: Looking, seen: JoinedMember, viewerId = viewerOf(ctx)): SQL {
  const { inPool, standing, complete, open } = visibility(ctx, seen, viewerId)
  const visible = fragment`${inPool} and ${standing} and ${complete} and ${open}`
  if (viewerId === null) return fragment`(${visible})`
  // The two lists are read once a statement and looked up by hash, not once a row.
  return fragment`(${visible} and ${seen.member.id} not in (${blockedEitherWay(viewerId)}))`
}

const member = joined(members)
const profile = joined(profiles)

/**
 * Makes the same condition for a member who is not joined, asked row by row: a list is then read in its own order and
 * no further than its page, where a join would make PostgreSQL look up all of somebody's thousands first. `memberId` is
 * a column of another table than `member` and `profile`, which this condition reads under their own names.
 */
export function isShownTo(ctx: Looking, memberId: SQLWrapper, viewerId = viewerOf(ctx)): SQL {
  return fragment`(select true from ${member} join ${profile} on ${profile.memberId} = ${member.id}
    where ${member.id} = ${memberId} and ${shownTo(ctx, { member, profile }, viewerId)})`
}
