import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { ChangeChat, ChatOptions } from '#common/wire/conversations.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { int } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'
import { lockParticipant } from '../lock-participant.ts'
import { totalUnread } from '../queries.ts'
import { openChat } from '../read/open-chat.ts'
import { participants } from '../tables.ts'

type Participant = NonNullable<Awaited<ReturnType<typeof lockParticipant>>>

/**
 * Changes where the member keeps a conversation in the own list, and accepts a request. Pinning takes it out of the
 * archive and the archive takes the pin away. Doing it again changes nothing. Answers what is so now.
 */
export async function changeChat(
  ctx: MemberCtx,
  { conversation, ...change }: ChangeChat,
): Promise<ChatOptions & { total_unread_messages: number }> {
  if (change.pinned && change.archived) throw invalidField('archived', 'invalid_value')
  return inTransaction(ctx, async (tx) => {
    const { otherId } = await openChat(tx, conversation)
    // One after another, so that two at once do not take the same number among the pinned ones.
    if (change.pinned)
      await tx.db.execute(sql`select from member where id = ${tx.actor.memberId} for no key update`)
    const before = await lockParticipant(tx, conversation)
    if (!before) throw new AppError('not_found')
    const request = before.request && change.request !== false
    if (before.hidden && (change.pinned || change.archived)) throw new AppError('not_found')
    if (request && (change.pinned || change.archived))
      throw invalidField(change.pinned ? 'pinned' : 'archived', 'invalid_value')
    const after = {
      pin: await pinAfter(tx, before, change),
      archived: change.archived ?? (before.archived && !change.pinned),
      muted: change.muted ?? before.muted,
      request,
    }
    const { pin, ...kept } = after
    const options = { pinned: pin !== null, ...kept }
    if (isSame(before, after)) return { ...options, total_unread_messages: await totalUnread(tx) }
    await tx.db.update(participants).set(after).where(own(tx, conversation))
    await announce(tx, options, before, otherId)
    return { ...options, total_unread_messages: await totalUnread(tx) }
  })
}

type Change = Omit<ChangeChat, 'conversation'>
type After = Pick<Participant, 'pin' | 'archived' | 'muted' | 'request'>

function isSame(before: Participant, after: After): boolean {
  return (
    before.pin === after.pin &&
    before.archived === after.archived &&
    before.muted === after.muted &&
    before.request === after.request
  )
}

function own({ actor }: MemberCtx, conversation: string) {
  return and(eq(participants.conversationId, conversation), eq(participants.memberId, actor.memberId))
}

async function pinAfter(ctx: MemberCtx, before: Participant, change: Change): Promise<number | null> {
  if (change.pinned === false || change.archived) return null
  if (!change.pinned || before.pin !== null) return before.pin
  const free = (await freePin(ctx)) ?? ((await unpinUnseen(ctx)) ? await freePin(ctx) : undefined)
  if (free === undefined) throw new AppError('too_many_pinned', { params: { max: limits.pinnedChats } })
  return free
}

async function freePin(ctx: MemberCtx): Promise<number | undefined> {
  const [free] = await rows(
    ctx.db,
    { pin: int },
    sql`
    select free.pin from generate_series(1, ${limits.pinnedChats}::integer) as free (pin)
    where not exists (select from participant
      where member_id = ${ctx.actor.memberId} and participant.pin = free.pin)
    order by free.pin limit 1`,
  )
  return free?.pin
}

/** Unpins the conversations with who blocked the member or is gone, since the member cannot see them. Answers whether there was any. */
async function unpinUnseen(ctx: MemberCtx): Promise<boolean> {
  const unpinned = await ctx.db
    .update(participants)
    .set({ pin: null })
    .where(
      and(
        eq(participants.memberId, ctx.actor.memberId),
        isNotNull(participants.pin),
        sql`${isShownTo(ctx, sql`participant.other_id`)} is not true`,
      ),
    )
    .returning({ id: participants.conversationId })
  return unpinned.length > 0
}

/**
 * Tells the member's own screens how the conversation is kept, and the other one what was read, which was kept back
 * while it was a request. Both are told in the order of their ids, as every send does it.
 */
async function announce(
  ctx: MemberCtx,
  options: ChatOptions,
  before: Participant,
  otherId: string,
): Promise<void> {
  const { conversationId: chat, readNumber: number } = before
  const me = ctx.actor.memberId
  const accepted = before.request && !options.request && number > 0
  for (const reader of [me, ...(accepted ? [otherId] : [])].toSorted())
    await ctx.events.publish(
      ctx,
      reader,
      reader === me ? { type: 'listed', chat, ...options } : { type: 'seen', chat, from: me, number },
    )
}
