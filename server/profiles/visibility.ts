import { type SQL, sql } from 'drizzle-orm'
import { notBlocked } from '../moderation/blocks.ts'
import type { Ctx } from '../platform/context.ts'

/** An address may stay unconfirmed this long before its member is hidden. */
const unconfirmedMs = 7 * 86_400_000

/** Conditions on a joined `member` and `profile`: who may be seen by whom. */
export function inGoodStanding(ctx: Pick<Ctx, 'now'>, member: SQL = sql.raw('member')): SQL {
  const since = new Date(ctx.now().getTime() - unconfirmedMs).toISOString()
  return sql`${member}.status = 'active' and (${member}.email_confirmed_at is not null or ${member}.is_demo
    or ${member}.created_at > ${since}::timestamptz)`
}

/**
 * In the viewer's pool, in good standing, and not invisible, unless the invisible one was the first to reach out to
 * the viewer by a like or a message. Says nothing about blocks.
 */
export function presentHere(ctx: Ctx, viewerId = viewerOf(ctx)): SQL {
  return sql`(member.site_id = any(${sql.param(ctx.site.pool)}::int[]) and ${inGoodStanding(ctx)}
    and profile.status = 'active' and profile.gender is not null and profile.country is not null
    and (not profile.invisible or ${reachedOut(ctx, viewerId)}))`
}

/** What the viewer may see at all: present here and blocked neither way. The caller, unless another member is named. */
export function shownTo(ctx: Ctx, viewerId = viewerOf(ctx)): SQL {
  if (viewerId === null) return presentHere(ctx, viewerId)
  return sql`(${presentHere(ctx, viewerId)} and ${notBlocked(viewerId, sql`member.id`)})`
}

/**
 * The same of a member who is not joined, asked row by row: a list is then read in its own order and no further than
 * its page, where a join would make PostgreSQL look up all of somebody's thousands first.
 */
export function isShownTo(ctx: Ctx, memberId: SQL, viewerId = viewerOf(ctx)): SQL {
  return sql`(select true from member join profile on profile.member_id = member.id
    where member.id = ${memberId} and ${shownTo(ctx, viewerId)})`
}

function viewerOf({ actor }: Ctx): string | null {
  return actor.kind === 'member' ? actor.memberId : null
}

/**
 * Whether the row's `member` likes somebody. No `exists`: to hash it, PostgreSQL would read all the likes of one who is
 * liked by thousands.
 */
export function likesBack(viewerId: string): SQL {
  return sql`coalesce((select true from member_like where from_id = member.id and to_id = ${viewerId}::uuid), false)`
}

function reachedOut(ctx: Ctx, viewerId: string | null): SQL {
  if (viewerId === null) return sql`false`
  const viewer = sql`${viewerId}::uuid`
  return sql`${likesBack(viewerId)}
    or exists (select from conversation join message on message.conversation_id = conversation.id
      where conversation.company_id = ${ctx.site.companyId} and conversation.low_id = least(member.id, ${viewer})
        and conversation.high_id = greatest(member.id, ${viewer}) and message.sender_id = member.id)`
}
