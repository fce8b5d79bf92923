import { type SQL, sql } from 'drizzle-orm'
import { blockedEitherWay } from './blocks.ts'
import { type Looking, viewerOf } from './looking.ts'
import { presence } from './presence.ts'

/**
 * The condition on a joined `member` and `profile` that the viewer may see the member: present and blocked neither way.
 * The viewer is the caller, unless another member is named.
 */
export function shownTo(ctx: Looking, viewerId = viewerOf(ctx)): SQL {
  const { inPool, standing, complete, open } = presence(ctx, viewerId)
  const present = sql`${inPool} and ${standing} and ${complete} and ${open}`
  if (viewerId === null) return sql`(${present})`
  // The two lists are read once a statement and looked up by hash, not once a row.
  return sql`(${present} and member.id not in (${blockedEitherWay(viewerId)}))`
}

/**
 * The same of a member who is not joined, asked row by row: a list is then read in its own order and no further than
 * its page, where a join would make PostgreSQL look up all of somebody's thousands first.
 */
export function isShownTo(ctx: Looking, memberId: SQL, viewerId = viewerOf(ctx)): SQL {
  return sql`(select true from member join profile on profile.member_id = member.id
    where member.id = ${memberId} and ${shownTo(ctx, viewerId)})`
}
