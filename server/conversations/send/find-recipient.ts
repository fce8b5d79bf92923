import { type SQL, sql } from 'drizzle-orm'
import { inOrder } from '#common/in-order.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { members } from '#server/members/tables.ts'
import { bigint, bool, int, nullable, text } from '#server/platform/db/columns.ts'
import { joined } from '#server/platform/db/joined.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { invalidField } from '#server/platform/errors.ts'
import { refusalColumn, refusalShape, requireContact } from '#server/profiles/contact/require-contact.ts'
import { reachColumn, reachShape, requireReach } from '#server/profiles/reach.ts'
import { relationShape, requireRelation } from '#server/profiles/relation/relation.ts'
import { relationColumn } from '#server/profiles/relation/relation-column.ts'
import { profiles } from '#server/profiles/tables.ts'
import type { NewMessage } from '../message-row.ts'
import { type QuotedMessage, quotedMessageObject, quotedMessageShape } from '../read/message-columns.ts'
import { conversations, messages } from '../tables.ts'
import type { MessageDraft } from './message-draft.ts'
import { answeredPhoto, type QuotedPhoto, quotedPhotoShape } from './quoted-photo.ts'

const shape = {
  name: text,
  relation: relationShape,
  reach: reachShape,
  opens: bool,
  answers: bool,
  refusal: refusalShape,
  unknown: bool,
  paid: bool,
  started: int,
  balance: bigint,
  answer: nullable(text),
  photo: quotedPhotoShape,
  earlier: quotedMessageShape,
}

/**
 * `opens`: the next message would begin the conversation; `answers`: the other one has begun it. `unknown`: the recipient is a fictional profile, and the sender
 * has not said yet to know what that is.
 */
export type Sender = {
  paid: boolean
  started: number
  balance: number
  opens: boolean
  answers: boolean
  unknown: boolean
  quoted: Quoted
}

/** What a message quotes, as the sender sees it now. */
export type Quoted = Pick<
  NewMessage,
  'quotedPrompt' | 'quotedAnswer' | 'quotedPhoto' | 'quotedNumber' | 'photo' | 'quoted'
>

const member = joined(members)
const profile = joined(profiles)
const sender = joined(members, 'sender')
const own = joined(profiles, 'own')
const conversation = joined(conversations)
const earlier = joined(messages, 'earlier')

/**
 * Makes sure that the member may write to `to`, and returns what sending must know of the sender and the quote. Throws what the
 * relation of the two says, and `profile_incomplete` or `forbidden` for a sender who may write to nobody: the message
 * would be paid and not delivered. All of it is one statement, which each connection plans once: every message waits for it.
 */
export async function findRecipient(
  ctx: MemberCtx,
  to: string,
  quote?: MessageDraft['quote'],
): Promise<Sender> {
  const me = ctx.actor.memberId
  const [low, high] = inOrder(me, to)
  const [found] = await rows(
    ctx.db,
    shape,
    prepared(sql`
    select member.name, ${relationColumn(ctx, { member, profile })} as relation,
      ${reachColumn(ctx, { member: sender, profile: own })} as reach,
      conversation.id is null as opens,
      coalesce(conversation.opened_by = member.id, false) as answers,
      case when conversation.id is null then ${refusalColumn(ctx, { to: { member }, from: { member: sender, profile: own } })} end as refusal,
      profile.is_fictional and sender.fictional_known_at is null as unknown,
      sender.paid, sender.conversations_started as started, account.balance,
      ${answerColumn(ctx, quote)} as answer, ${photoColumn(ctx, quote)} as photo,
      ${earlierColumn(ctx, quote)} as earlier
    from ${member}
    join ${profile} on profile.member_id = member.id
    join ${sender} on sender.id = ${me}
    join ${own} on own.member_id = sender.id
    join account on account.member_id = sender.id
    left join ${conversation} on conversation.company_id = member.company_id
      and conversation.low_id = ${low} and conversation.high_id = ${high}
    where member.id = ${to}`),
  )
  const known = requireRelation(found, 'message')
  const { reach, refusal, name, paid, started, opens, answers, unknown, balance, ...kept } = known
  requireReach(reach)
  requireContact(refusal, name)
  return { paid, started, opens, answers, unknown, balance: Number(balance), quoted: quotedOf(quote, kept) }
}

function answerColumn({ site }: MemberCtx, quote: MessageDraft['quote']): SQL {
  if (!quote || !('prompt' in quote) || !site.settings.visible_profile_fields.includes('about'))
    return sql`null::text`
  return sql`(select answer from profile_prompt
    where profile_prompt.member_id = ${member.id} and prompt = ${quote.prompt})`
}

function photoColumn(ctx: MemberCtx, quote: MessageDraft['quote']): SQL {
  return quote && 'photo' in quote ? answeredPhoto(ctx, quote.photo, member) : sql`null::jsonb`
}

/** Finds the quoted message of the conversation, as far back as the caller has not removed it. */
function earlierColumn(ctx: MemberCtx, quote: MessageDraft['quote']): SQL {
  if (!quote || !('message' in quote)) return sql`null::jsonb`
  return sql`(select ${quotedMessageObject(earlier)} from ${earlier}
    join participant on participant.conversation_id = earlier.conversation_id and participant.member_id = ${ctx.actor.memberId}
    where earlier.conversation_id = ${conversation.id} and earlier.number = ${quote.message}
      and earlier.number > participant.hidden_to and earlier.unsent_at is null)`
}

type Found = { answer: string | null; photo: QuotedPhoto | null; earlier: QuotedMessage | null }

/**
 * Returns what is quoted. Throws where it is not there, is gone, or is not for the sender to see, and does not say
 * which.
 */
function quotedOf(quote: MessageDraft['quote'], { answer, photo, earlier }: Found): Quoted {
  const none: Quoted = {
    quotedPrompt: null,
    quotedAnswer: null,
    quotedPhoto: null,
    quotedNumber: null,
    photo: null,
    quoted: null,
  }
  if (!quote) return none
  if ('message' in quote) {
    if (!earlier) throw invalidField('quote', 'quoted_message_gone')
    return { ...none, quotedNumber: quote.message, quoted: earlier }
  }
  if (answer === null && !photo) throw invalidField('quote', 'quote_gone')
  return 'prompt' in quote
    ? { ...none, quotedPrompt: quote.prompt, quotedAnswer: answer }
    : { ...none, quotedPhoto: photo?.id ?? null, photo }
}
