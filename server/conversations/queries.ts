import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { limits } from '#common/limits.ts'
import type { ChatListName } from '#common/wire/conversations.ts'
import type { Ctx, MemberCtx } from '../kernel/context.ts'
import { members } from '../members/tables.ts'
import { int } from '../platform/db/columns.ts'
import { joined } from '../platform/db/joined.ts'
import { one } from '../platform/db/one.ts'
import { limitTo, prepared } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import { onlineShown, seenShown } from '../profiles/relation/both-show.ts'
import { relationColumn } from '../profiles/relation/relation-column.ts'
import { isShownTo } from '../profiles/relation/shown-to.ts'
import { profiles } from '../profiles/tables.ts'
import type { ChatPlace } from './lists/chat-cursor.ts'
import { extraColumns } from './read/message-columns.ts'
import { conversations, messages, participants } from './tables.ts'

const others = alias(participants, 'other')
/** The tables as the builder names them, for the fragments that it does not write itself. */
const message = joined(messages)
const seen = { member: joined(members), profile: joined(profiles) }

function selectChats(ctx: MemberCtx, where: SQL | undefined) {
  return ctx.db
    .select({
      conversationId: participants.conversationId,
      otherId: participants.otherId,
      name: members.name,
      unread: participants.unread,
      delivered: participants.deliveredNumber,
      hiddenTo: participants.hiddenTo,
      pin: participants.pin,
      archived: participants.archived,
      muted: participants.muted,
      request: participants.request,
      lastAt: participants.lastAt,
      lastNumber: conversations.lastNumber,
      /** Of a request its sender is not told that it arrived or was read. */
      seenNumber: sql<number>`case when ${others.request} then 0 else ${others.readNumber} end`,
      arrivedNumber: sql<number>`case when ${others.request} then 0 else ${others.deliveredNumber} end`,
      relation: relationColumn(ctx, seen),
      /** Whether the reader may know what the other has read. */
      showsSeen: seenShown(ctx, seen),
      /** Whether the reader may know that the other's screens are open, which an arrival says. */
      showsOnline: onlineShown(ctx, seen),
      replyFree: ctx.site.settings.free_replies
        ? sql<boolean>`${conversations.openedBy} <> ${participants.memberId}`
        : sql<boolean>`false`,
      message: messages,
      extras: extraColumns(ctx, message),
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(members, eq(members.id, participants.otherId))
    .innerJoin(profiles, eq(profiles.memberId, participants.otherId))
    .innerJoin(
      others,
      and(eq(others.conversationId, participants.conversationId), eq(others.memberId, participants.otherId)),
    )
    .leftJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.number, conversations.lastNumber),
        gt(messages.number, participants.hiddenTo),
      ),
    )
    .where(and(eq(participants.memberId, ctx.actor.memberId), where))
    .$dynamic()
}

/** `name` and `relation` are the other member's. */
export type ChatRow = Awaited<ReturnType<typeof selectChats>>[number]

/** The condition of each list, as in the partial indexes on `participant`. */
const inList: Record<ChatListName, SQL> = {
  inbox: sql`not hidden and not archived and not request and pin is null`,
  archived: sql`not hidden and archived`,
  requests: sql`not hidden and request`,
}

/**
 * A page of one of the member's lists, of those who can be seen, the latest first, from `after` on; one row more than a
 * page says there are more. The pinned ones come first, all of them on the first page.
 */
export async function chatPage(
  ctx: MemberCtx,
  list: ChatListName,
  after: ChatPlace | undefined,
): Promise<ChatRow[]> {
  const beyond = after
    ? sql`and (last_at, conversation_id) < (${after.lastAt.toISOString()}::timestamptz, ${after.conversationId}::uuid)`
    : sql``
  const own = sql`member_id = ${ctx.actor.memberId} and ${isShownTo(ctx, sql`participant.other_id`)}`
  const pinned =
    list === 'inbox' && !after
      ? sql`union all (select conversation_id from participant where pin is not null and ${own})`
      : sql``
  const page = sql`((select conversation_id from participant
    where ${inList[list]} ${beyond} and ${own}
    order by last_at desc, conversation_id desc ${limitTo(limits.chatsPage + 1)}) ${pinned})`
  return selectChats(ctx, sql`${participants.conversationId} in ${page}`).orderBy(
    sql`${participants.pin} is null`,
    desc(participants.lastAt),
    prepared(desc(participants.conversationId)),
  )
}

/** One conversation of the member's, removed or not; undefined when there is none of that id. */
export async function findChat(ctx: MemberCtx, conversationId: string): Promise<ChatRow | undefined> {
  const [row] = await selectChats(ctx, eq(participants.conversationId, conversationId))
  return row
}

/**
 * A member's unread messages from those whom the member can see, of as many conversations as the cap allows; none of
 * those that are muted, archived or a request. `only`: the conversations to look at.
 */
export function unreadOf(ctx: Ctx, memberId: string, only?: string[]): SQL<number> {
  const chosen = only ? sql`and conversation_id = any(${sql.param(only)}::uuid[])` : sql``
  return sql<number>`(select coalesce(sum(unread), 0)::int from (
    select unread from participant where member_id = ${memberId} and unread > 0 and not hidden ${chosen}
      and not archived and not muted and not request and ${isShownTo(ctx, sql`participant.other_id`, memberId)}
    ${limitTo(limits.newsCap)}) as capped)`
}

export async function totalUnread(ctx: MemberCtx): Promise<number> {
  const total = unreadOf(ctx, ctx.actor.memberId)
  return one(await rows(ctx.db, { total: int }, prepared(sql`select ${total} as total`))).total
}

/** The unread messages, and how many conversations the other lists have. */
export async function listTotals(ctx: MemberCtx) {
  const count = (list: ChatListName) => sql`(select count(*)::int from (select from participant
    where member_id = ${ctx.actor.memberId} and ${inList[list]} and ${isShownTo(ctx, sql`participant.other_id`)}
    ${limitTo(limits.chatListCap)}) as capped)`
  const found = await rows(
    ctx.db,
    { total: int, archived: int, requests: int },
    prepared(sql`select ${unreadOf(ctx, ctx.actor.memberId)} as total, ${count('archived')} as archived,
      ${count('requests')} as requests`),
  )
  return one(found)
}

type Span = { conversationId: string; above: number; below: number | undefined; forward: boolean }

/** Up to a page of messages (and one more) between two numbers, both outside; the nearest to the end asked for first. */
export async function messagesBetween(ctx: MemberCtx, { conversationId, above, below, forward }: Span) {
  return ctx.db
    .select({ ...getTableColumns(messages), ...extraColumns(ctx, message) })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.number, above),
        below === undefined ? undefined : lt(messages.number, below),
      ),
    )
    .orderBy(forward ? asc(messages.number) : desc(messages.number))
    .limit(limits.messagesPage + 1)
}
