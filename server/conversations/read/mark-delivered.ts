import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { required } from '#common/required.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { bool, int, uuid } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { StoredEvent } from '#server/platform/live/stored-events.ts'
import { toldInPassing } from '#server/profiles/relation/told-in-passing.ts'
import type { ChatRow } from '../queries.ts'

type Arrival = { memberId: string; chat: string; number: number; at: Date }

/** The part of a live event that says which message it brought. */
const arrived = z.object({
  type: z.literal('message'),
  chat: z.string(),
  from: z.string(),
  message: z.object({ number: z.int() }),
})

/** Notes that live events went to one of the member's screens: the messages of others among them have arrived. */
export function noteStreamed(ctx: MemberCtx, stored: StoredEvent[]): void {
  const me = ctx.actor.memberId
  const newest = new Map<string, number>()
  for (const { payload } of stored) {
    if (!payload.includes('"message"')) continue
    const { data } = arrived.safeParse(JSON.parse(payload))
    if (data && data.from !== me) newest.set(data.chat, data.message.number)
  }
  for (const [chat, number] of newest) void note(ctx, chat, number)
}

/** Notes that the member's screen received this conversation up to its last message. */
export function noteAnswered(ctx: MemberCtx, chat: ChatRow): void {
  const { message, delivered } = chat
  if (!message || message.senderId === ctx.actor.memberId || message.number <= delivered) return
  void note(ctx, chat.conversationId, message.number)
}

/**
 * Notes an arrival, and tells the other one. Nobody waits for it; what is lost when the process ends is noted again by
 * the next answer.
 */
async function note({ events, log, now, actor }: MemberCtx, chat: string, number: number): Promise<void> {
  const { memberId } = actor
  try {
    const other = await events.gathered(markDelivered, { memberId, chat, number, at: now() })
    if (other) events.signal([other], { type: 'delivered', chat, from: memberId, number })
  } catch {
    log.warn({}, 'what has arrived was not noted')
  }
}

/**
 * Moves the members' marks up to these numbers, never back, in one statement. Returns for each whom to tell: the other
 * one, where both let it be seen that they are online, since an arrival shows that too. The sender of a request is told
 * nothing. @internal For the test.
 */
export async function markDelivered(db: Db, arrivals: Arrival[]): Promise<(string | null)[]> {
  const chats = sql.param(arrivals.map(({ chat }) => chat))
  const members = sql.param(arrivals.map(({ memberId }) => memberId))
  const numbers = sql.param(arrivals.map(({ number }) => number))
  const told = toldInPassing({ now: () => required(arrivals[0]).at }, 'showOnline', {
    reader: sql`moved.other_id`,
    about: sql`moved.member_id`,
    conversation: sql`moved.conversation_id`,
  })
  const moved = await rows(
    db,
    { chat: uuid, member: uuid, other: uuid, number: int, told: bool },
    // The participants are locked in one order, as a send does.
    sql`
    with wanted as (
      select conversation_id, member_id, max(number) as number
      from unnest(${chats}::uuid[], ${members}::uuid[], ${numbers}::int[]) as given (conversation_id, member_id, number)
      group by conversation_id, member_id
    ),
    reached as (
      select participant.conversation_id, participant.member_id, least(wanted.number, last_number) as number
      from participant join wanted using (conversation_id, member_id)
        join conversation on conversation.id = participant.conversation_id
      where delivered_number < least(wanted.number, last_number)
      order by participant.conversation_id, participant.member_id
      for update of participant
    ),
    moved as (
      update participant set delivered_number = reached.number
      from reached
      where participant.conversation_id = reached.conversation_id and participant.member_id = reached.member_id
        and delivered_number < reached.number
      returning participant.conversation_id, participant.member_id, participant.other_id, delivered_number, request
    )
    select conversation_id as chat, member_id as member, other_id as other, delivered_number as number, not request and ${told} as told
    from moved`,
  )
  return arrivals.map(({ chat, memberId, number }) => {
    const found = moved.find((each) => each.chat === chat && each.member === memberId)
    return found?.told && found.number === number ? found.other : null
  })
}
