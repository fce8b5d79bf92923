import { type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { House } from '#server/credits/open-house-accounts.ts'
import { bigint, int, nullable, uuid } from '#server/platform/db/columns.ts'
import type { NewMessage } from '../message-row.ts'
import { presentMessage } from '../present.ts'

export type Sending = {
  companyId: number
  message: NewMessage
  to: string
  /** Whether the sender is premium, and sees the quoted photo clear. */
  paid: boolean
  /** Statements that start the jobs of whoever listens to messages. */
  jobs: SQL[]
  /** What the payment is called in the books, and the house account that receives it. */
  entry: string
  house: House
  /** Steps that write what the message brings along, as its picture, after the step `taken`. */
  extra?: ((taken: SQL) => SQL) | undefined
  /** How many conversations the sender's site lets begin in a day; 0 for as many as they like. */
  mostFirst: number
  /** Nothing is sent where the other one has begun the conversation meanwhile. */
  opensOnly: boolean
}

/** `started` is null for who may open as many conversations as they like, `balance` and `moved` for a free message. */
/** What it answers: the conversation and the message's number in it, and of the sender what has changed. */
export const sentShape = {
  id: uuid,
  number: int,
  started: nullable(int),
  balance: nullable(bigint),
  moved: nullable(uuid),
}

/**
 * All that sending a message writes, as one statement: either all of it happens or nothing. A step that must come
 * after another reads from it, if only its number of rows: every send takes its locks in the order of the steps and,
 * within one, of the members' ids, so that no two wait for each other in a circle.
 */
export function sendStatement(sending: Sending): SQL {
  const { companyId, message, to, paid, jobs, entry, house, extra, mostFirst, opensOnly } = sending
  const { senderId, clientId, kind, body } = message
  const cost = sql`${message.cost}::integer`
  const at = sql`${message.createdAt.toISOString()}::timestamptz`
  const [low, high] = senderId < to ? [senderId, to] : [to, senderId]
  return sql`
    with
    -- The next number of the conversation, which the first message opens. The row stays locked until the commit, so
    -- that numbers become visible in their order. It is the first lock of every send.
    taken as (
      insert into conversation (id, company_id, low_id, high_id, opened_by, last_number, created_at)
      values (${uuidv7()}, ${companyId}, ${low}, ${high}, ${senderId}, 1, ${at})
      on conflict (company_id, low_id, high_id) ${
        opensOnly ? sql`do nothing` : sql`do update set last_number = conversation.last_number + 1`
      }
      returning id, last_number as number
    ),
    -- The first message uses up one of the conversations that a free member may open. One too many breaks
    -- member_free_conversations.
    spent as (
      update member set conversations_started = conversations_started + 1
      from taken
      where member.id = ${senderId} and not member.paid and taken.number = 1
      returning conversations_started as started
    ),
    -- One more of the conversations that the sender begins in a day. One too many breaks first_message_most.
    begun as (
      insert into first_message_day (member_id, day, count, most)
      select ${senderId}::uuid, (${at} at time zone 'UTC')::date, 1, ${mostFirst}::integer
      from taken cross join (select count(*) from spent) as after_spent
      where taken.number = 1 and ${mostFirst}::integer > 0
      on conflict (member_id) do update set day = excluded.day, most = excluded.most,
        count = case first_message_day.day when excluded.day then first_message_day.count + 1 else 1 end
      returning member_id
    ),
    -- The sender pays, unless the message is free. Credits that are not there break account_never_negative.
    paid as (
      update account set balance = account.balance - ${cost}
      from account house, taken cross join (select count(*) from begun) as after_begun
      where ${cost} > 0 and account.member_id = ${senderId}
        and house.company_id = ${companyId} and house.house = ${house}
      returning account.id, account.balance, house.id as house_id
    ),
    -- The payment in the ledger. Its reference allows one for each client id.
    moved as (
      insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
      select ${uuidv7()}::uuid, id, house_id, ${cost}, ${entry}, ${`${senderId}:${clientId}`}, ${at}
      from paid
      returning id
    ),
    -- The message. Its client id allows one for each sender.
    stored as (
      insert into message (conversation_id, number, sender_id, client_id, kind, body, cost, transfer_id, created_at,
        quoted_prompt, quoted_answer, quoted_photo, quoted_number, gift, gif, photo_id, notice)
      select id, number, ${senderId}::uuid, ${clientId}::uuid, ${kind}, ${body}, ${cost}, (select id from moved), ${at},
        ${message.quotedPrompt}::text, ${message.quotedAnswer}::text, ${message.quotedPhoto}::uuid,
        ${message.quotedNumber}::integer, ${message.gift}::text, ${message.gif}::text, ${message.photoId}::uuid,
        ${message.notice}::text
      from taken
    ),
    ${extra?.(sql`taken`) ?? sql``}
    -- Both members, and what the open screens of each are told.
    side (member_id, other_id, unread, news) as (
      values
        (${low}::uuid, ${high}::uuid, ${low === to ? 1 : 0}::integer, ${newsFor({ id: low, paid }, message)}::jsonb),
        (${high}::uuid, ${low}::uuid, ${high === to ? 1 : 0}::integer, ${newsFor({ id: high, paid }, message)}::jsonb)
    ),
    -- Their places in the conversation: the receiver has one more unread, and who had removed it sees it again. It
    -- leaves the archive unless it is muted, and who writes accepts a request. A new one is a request where the receiver
    -- wants that of all whom they have not liked.
    placed as (
      insert into participant (conversation_id, member_id, other_id, unread, last_at, request)
      select taken.id, side.member_id, side.other_id, side.unread, ${at},
        side.member_id = ${to}::uuid and taken.number = 1
          and exists (select from contact_rule where contact_rule.member_id = ${to}::uuid and requests)
          and not exists (select from member_like where from_id = ${to}::uuid and to_id = ${senderId}::uuid)
      from side cross join taken cross join (select count(*) from paid) as after_paid
      order by side.member_id
      on conflict (conversation_id, member_id) do update set
        unread = participant.unread + excluded.unread,
        hidden = false,
        archived = participant.archived and participant.muted,
        request = participant.request and participant.member_id <> ${senderId}::uuid,
        last_at = greatest(participant.last_at, excluded.last_at)
      returning member_id
    ),
    -- The next number of each member among their live events, and the events.
    cursor as (
      insert into event_cursor (member_id, last_number)
      select side.member_id, 1 from side cross join (select count(*) from placed) as after_placed
      order by side.member_id
      on conflict (member_id) do update set last_number = event_cursor.last_number + 1
      returning member_id, last_number
    ),
    told as (
      insert into event (member_id, number, payload, created_at)
      select member_id, cursor.last_number,
        jsonb_set(side.news || jsonb_build_object('chat', taken.id), '{message,number}', to_jsonb(taken.number)), ${at}
      from cursor join side using (member_id) cross join taken
    )
    -- A job for each listener.
    ${sql.join(jobs.map((job, place) => sql`, ${sql.raw(`job_${place}`)} as (${job})`))}
    select id, number, (select started from spent), (select balance from paid), (select id from moved) as moved
    from taken`
}

/** The live event without the conversation and the number, which only the statement knows. */
function newsFor(reader: { id: string; paid: boolean }, message: NewMessage): string {
  const shown = presentMessage(
    { ...message, conversationId: '', number: 0, transferId: null, unsentAt: null, reactions: [] },
    reader,
  )
  return JSON.stringify({ type: 'message', from: message.senderId, message: shown })
}
