import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx, MemberCtx } from '../ctx/context.ts'
import { json } from '../platform/db/columns.ts'
import { limitTo } from '../platform/db/prepared.ts'
import { AppError } from '../platform/errors.ts'
import { afterPlace, type ListPlace } from './list-cursor.ts'

/**
 * Who may see, reach and judge whom. How a viewer, who is a member or a visitor, and a member stand to each other. The
 * same facts are selected (relationColumn), asked as a condition (shownTo) and kept in the search's indexes (listedTo);
 * relation.test.ts holds all of them against each other.
 */
const relation = z.strictObject({
  self: z.boolean(),
  inPool: z.boolean(),
  /** Account and profile are active, and the address is confirmed or need not be yet. */
  standing: z.boolean(),
  /** What a card needs is known. */
  complete: z.boolean(),
  /** Not hidden from the viewer's site, or the first to reach out to the viewer by a like or a message. */
  open: z.boolean(),
  /** False of who wrote to the viewer before the address was proved: until it is, nobody can reply (spec §4). */
  answerable: z.boolean(),
  blocksViewer: z.boolean(),
  blockedByViewer: z.boolean(),
})
export type Relation = z.infer<typeof relation>

/** What relationColumn answers. */
export const relationShape = json(relation)

/** Who looks, from which site, and when. */
type Looking = Pick<Ctx, 'actor' | 'site' | 'now'>

/** What the viewer wants of the member: it decides how a block is answered. */
type Wish = 'profile' | 'message' | 'chat' | 'like'

/** Whether there is such a member for the viewer. Says nothing about blocks. */
export function isPresent({ inPool, standing, complete, open }: Relation): boolean {
  return inPool && standing && complete && open
}

/**
 * Returns the row if the viewer may have what is wished for. Throws `not_found` for a member who is unknown to the
 * viewer, or blocked by the viewer, and `blocked_by` where the member blocked the viewer. Where both did, only a chat
 * says so; a like never does. A reply to a member whose address is not confirmed is `recipient_unconfirmed` (spec §4).
 */
export function requireRelation<R extends { name: string; relation: Relation }>(
  row: R | undefined,
  wish: Wish,
): R {
  if (!row) throw new AppError('not_found')
  const { self, complete, blocksViewer, blockedByViewer } = row.relation
  if (self && wish === 'profile' && complete) return row
  if (self || !isPresent(row.relation)) throw new AppError('not_found')
  if (blocksViewer && (wish === 'chat' || (wish !== 'like' && !blockedByViewer)))
    throw new AppError('blocked_by', { params: { name: row.name } })
  if (blocksViewer || blockedByViewer) throw new AppError('not_found')
  if (wish === 'message' && !row.relation.answerable)
    throw new AppError('recipient_unconfirmed', { params: { name: row.name } })
  return row
}

/** The relation of the caller to the joined `member` and `profile`, as one column. */
export function relationColumn(ctx: Looking): SQL<Relation> {
  const viewerId = viewerOf(ctx)
  const { inPool, standing, complete, open } = presence(ctx, viewerId)
  const self = viewerId === null ? sql`false` : sql`member.id = ${viewerId}::uuid`
  const blocks =
    viewerId === null ? sql`false` : sql`exists (${blockersOf(viewerId)} and from_id = member.id)`
  const blocked = viewerId === null ? sql`false` : sql`exists (${blockedBy(viewerId)} and to_id = member.id)`
  return sql`json_build_object('self', ${self}, 'inPool', ${inPool}, 'standing', ${standing}, 'complete', ${complete},
    'open', ${open}, 'answerable', (member.email_confirmed_at is not null or member.is_demo
      or not ${viewerId === null ? sql`false` : wroteTo(ctx, viewerId)}), 'blocksViewer', ${blocks}, 'blockedByViewer', ${blocked})`
}

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

/**
 * The same of a `profile` of the pool for the caller's search, from what its indexes hold: nobody who is hidden, and not
 * the caller. `visible` is generated and `listed_until` kept by triggers. It asks for the step `blocked`.
 */
export function listedTo(ctx: Looking): SQL {
  const others =
    ctx.actor.kind === 'member'
      ? sql` and profile.member_id <> ${ctx.actor.memberId} and profile.member_id not in (select id from blocked)`
      : sql``
  // No index holds `shared`, so that a site which shows nobody else's members does not ask for it.
  const shared =
    ctx.site.pool.length > 1 ? sql` and (profile.shared or profile.site_id = ${ctx.site.id})` : sql``
  return sql`profile.visible and profile.listed_until > ${ctx.now().toISOString()}::timestamptz${shared}${others}`
}

/** Whether the caller is told that the joined `profile` is online: both let it be seen. */
export function onlineShown(ctx: Pick<Ctx, 'actor'>): SQL<boolean> {
  return bothShow(ctx, sql`show_online`)
}

/** Whether the caller is told what the joined `profile` has read: both let it be seen. */
export function seenShown(ctx: Pick<Ctx, 'actor'>): SQL<boolean> {
  return bothShow(ctx, sql`show_seen`)
}

function bothShow(ctx: Pick<Ctx, 'actor'>, setting: SQL): SQL<boolean> {
  const viewerId = viewerOf(ctx)
  if (viewerId === null) return sql`profile.${setting}`
  return sql`(profile.${setting} and (select ${setting} from profile own where own.member_id = ${viewerId}::uuid))`
}

/** The step `blocked` (id): whom the caller blocked or is blocked by. */
export function blockedStep({ actor }: Pick<Ctx, 'actor'>): SQL {
  if (actor.kind !== 'member') return sql`blocked as materialized (select null::uuid as id where false)`
  return sql`blocked as materialized (${blockedEitherWay(actor.memberId)})`
}

/** The condition on a stored live event that the other member in it is blocked neither way by its reader. */
export function notAboutBlocked(reader: SQL): SQL {
  const other = sql`coalesce(payload->>'from', payload->>'id')::uuid`
  return notBlocked(reader, other)
}

function notBlocked(reader: SQL, other: SQL): SQL {
  return sql`not exists (select from block
    where (from_id = ${reader} and to_id = ${other}) or (from_id = ${other} and to_id = ${reader}))`
}

/**
 * The condition on a stored live event that it tells its reader of a read mark only where both let that be seen, and
 * never of one who is hidden from the reader and has not reached out.
 */
export function noHiddenMark(reader: SQL): SQL {
  return sql`(payload->>'type' <> 'seen' or exists (
    select from profile own join profile other on other.member_id = (payload->>'from')::uuid
    where own.member_id = ${reader} and own.show_seen and other.show_seen
      and (not (other.invisible or (other.site_id <> own.site_id and not other.shared))
        or exists (select from member_like where from_id = other.member_id and to_id = own.member_id)
        or exists (select from message where conversation_id = (payload->>'chat')::uuid and sender_id = other.member_id))))`
}

/** What two members who write to each other may be told of each other in passing. */
type Passing = 'show_online' | 'show_typing'

/**
 * The condition that `reader` may be told that `about`, the other one in `conversation`, is here or types: both let that be
 * seen, neither blocked the other, and `about` is in standing and not hidden from the reader without having reached out.
 */
export function toldInPassing(
  ctx: Pick<Ctx, 'now'>,
  setting: Passing,
  { reader, about, conversation }: { reader: SQL; about: SQL; conversation: SQL },
): SQL {
  const shows = sql.raw(setting)
  return sql`(exists (
    select from profile own join member on member.id = ${about} join profile on profile.member_id = member.id
    where own.member_id = ${reader} and own.${shows} and profile.${shows} and not profile.is_fictional
      and ${inStanding(ctx)}
      and (not (profile.invisible or (profile.site_id <> own.site_id and not profile.shared))
        or exists (select from member_like where from_id = member.id and to_id = own.member_id)
        or exists (select from message where message.conversation_id = ${conversation} and sender_id = member.id)))
    and ${notBlocked(reader, about)})`
}

/** An address may stay unconfirmed this long before its member is hidden; the database's `standing_until` says the same. */
const unconfirmedMs = 7 * 86_400_000

type Joined = 'member' | 'sender'
type JoinedProfile = 'profile' | 'own'

/** Whether an account and its profile let their member be seen; the names are those of the joined tables. */
export function inStanding(
  ctx: Pick<Ctx, 'now'>,
  member: Joined = 'member',
  profile: JoinedProfile = 'profile',
): SQL {
  const since = new Date(ctx.now().getTime() - unconfirmedMs).toISOString()
  const exceptTheDate = sql.raw(`(${profile}.status = 'active' and ${member}.status = 'active'
    and (${member}.email_confirmed_at is not null or ${member}.is_demo or ${member}.created_at`)
  return sql`${exceptTheDate} > ${since}::timestamptz))`
}

/** Whether a joined profile has what a card needs. */
export function isComplete(profile: JoinedProfile = 'profile'): SQL {
  return sql.raw(`(${profile}.gender is not null and ${profile}.country is not null)`)
}

/** The facts that the presence of a joined `member` and `profile` is made of. */
function presence(ctx: Looking, viewerId: string | null) {
  return {
    inPool: sql`member.site_id = any(${sql.param(ctx.site.pool)}::int[])`,
    standing: inStanding(ctx),
    complete: isComplete(),
    open: sql`(not ${hiddenHere(ctx)} or ${reachedOut(ctx, viewerId)})`,
  }
}

/** Invisible, or of another site and not to be shown on this one. */
function hiddenHere({ site }: Pick<Ctx, 'site'>): SQL {
  return sql`(profile.invisible or (not profile.shared and member.site_id <> ${site.id}))`
}

/** No `exists` for the like: to hash it, PostgreSQL would read all the likes of one who is liked by thousands. */
function reachedOut(ctx: Looking, viewerId: string | null): SQL {
  if (viewerId === null) return sql`false`
  const viewer = sql`${viewerId}::uuid`
  return sql`coalesce((select true from member_like where from_id = member.id and to_id = ${viewer}), false)
    or ${wroteTo(ctx, viewerId)}`
}

function wroteTo({ site }: Looking, viewerId: string): SQL {
  const viewer = sql`${viewerId}::uuid`
  return sql`exists (select from conversation join message on message.conversation_id = conversation.id
    where conversation.company_id = ${site.companyId} and conversation.low_id = least(member.id, ${viewer})
      and conversation.high_id = greatest(member.id, ${viewer}) and message.sender_id = member.id)`
}

/** Whom the caller blocked, by name, for the caller's own eyes; null for who is gone. */
export function ownBlocks({ actor }: MemberCtx): SQL {
  return sql`
    select case member.status when 'active' then member.name end as blocked, block.created_at
    from block join member on member.id = block.to_id
    where block.from_id = ${actor.memberId} order by block.created_at`
}

/** The same page by page (id, at, name), the latest first. */
export function blocksPage({ actor }: MemberCtx, after: ListPlace | undefined, most: number): SQL {
  return sql`
    select block.to_id as id, block.created_at as at, case member.status when 'active' then member.name end as name
    from block join member on member.id = block.to_id
    where block.from_id = ${actor.memberId} and ${afterPlace(after, sql`block.created_at`, sql`block.to_id`)}
    order by block.created_at desc, block.to_id desc ${limitTo(most)}`
}

function blockedBy(viewerId: string): SQL {
  return sql`select to_id as id from block where from_id = ${viewerId}::uuid`
}

function blockersOf(viewerId: string): SQL {
  return sql`select from_id as id from block where to_id = ${viewerId}::uuid`
}

function blockedEitherWay(viewerId: string): SQL {
  return sql`${blockedBy(viewerId)} union all ${blockersOf(viewerId)}`
}

function viewerOf({ actor }: Pick<Ctx, 'actor'>): string | null {
  return actor.kind === 'member' ? actor.memberId : null
}
