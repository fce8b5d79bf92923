import { limits } from '#common/limits.ts'
import type { AuditCheck } from '../platform/db/audit-check.ts'
import { outsidePool } from '../sites/outside-pool.ts'

const messageId = `message.conversation_id || '/' || message.number as id`
const placeId = `participant.conversation_id || '/' || participant.member_id as id`

/** A GIF is paid for as a text is. */
const paidAs = `case when message.kind in ('photo', 'gift') then message.kind else 'message' end`

const moneyChecks: AuditCheck[] = [
  {
    name: 'paid_message_without_debit',
    explains: 'A message that cost credits has its own debit: amount, payer, company and kind are right.',
    sql: `
      select ${messageId}
      from message
      join conversation on conversation.id = message.conversation_id
      left join transfer on transfer.id = message.transfer_id
      left join account payer on payer.id = transfer.from_account
      left join account house on house.id = transfer.to_account
      where message.cost > 0 and (transfer.amount is distinct from message.cost
        or transfer.kind <> ${paidAs} or transfer.reference <> message.sender_id || ':' || message.client_id
        or payer.member_id is distinct from message.sender_id or house.house is distinct from case message.kind when 'gift' then 'gifts' else 'messages' end
        or house.company_id is distinct from conversation.company_id)`,
  },
  {
    name: 'debit_without_message',
    explains: 'Nobody paid for a message that does not exist.',
    sql: `
      select transfer.id::text as id from transfer left join message on message.transfer_id = transfer.id
      where transfer.kind in ('message', 'photo', 'gift') and message.number is null`,
  },
  {
    name: 'free_message_with_debit',
    explains: 'A message that cost nothing has no debit.',
    sql: `select ${messageId} from message where cost = 0 and transfer_id is not null`,
  },
  {
    name: 'unsent_message_not_repaid',
    explains: 'What a message that was taken back had cost is given back, once, and for no other message.',
    sql: `
      select coalesce(message.client_id, back.id)::text as id
      from (select * from message where unsent_at is not null and cost > 0) as message
      full join (select transfer.*, account.member_id from transfer join account on account.id = to_account
        where kind = 'unsent') as back on back.reference = message.sender_id || ':' || message.client_id
      where message.cost is distinct from back.amount or message.sender_id is distinct from back.member_id`,
  },
  {
    name: 'fraud_repaid_wrongly',
    explains:
      'What is given back for a fraud is what a message to the fraud cost, and was not given back before.',
    sql: `
      select back.id::text as id
      from transfer back join account on account.id = back.to_account
      left join transfer paid on paid.reference = back.reference and paid.kind in ('message', 'photo', 'gift')
      left join message on message.transfer_id = paid.id
      left join conversation on conversation.id = message.conversation_id
      left join member fraud on fraud.id = case message.sender_id when low_id then high_id else low_id end
      where back.kind = 'fraud' and (message.cost is distinct from back.amount or message.unsent_at is not null
        or message.sender_id is distinct from account.member_id or fraud.fraud_at is null)`,
  },
  {
    name: 'conversation_quota_exceeded',
    explains: 'A free member has started no more conversations than a free member may.',
    sql: `
      select id::text from member
      where not paid and conversations_started > ${limits.freeConversations}`,
  },
  {
    name: 'conversations_started_differ',
    explains:
      'Who never bought has used up one conversation for each that they opened, and nobody more than that.',
    sql: `
      select member.id::text as id
      from member
      left join (select opened_by, count(*) as opened from conversation group by opened_by) as opener
        on opener.opened_by = member.id
      left join (select distinct member_id from payment_order where state not in
        ('created', 'pending', 'failed', 'cancelled')) as buyer on buyer.member_id = member.id
      where conversations_started > coalesce(opened, 0)
        or (buyer.member_id is null and conversations_started <> coalesce(opened, 0))`,
  },
]

const orderChecks: AuditCheck[] = [
  {
    name: 'message_numbers_broken',
    explains: 'The messages of a conversation are numbered from 1 to its last number, without a gap.',
    sql: `
      select conversation.id::text as id
      from conversation
      left join (select conversation_id, count(*) as messages, min(number) as first, max(number) as last
        from message group by conversation_id) as held on held.conversation_id = conversation.id
      where first is distinct from 1 or last is distinct from last_number or messages is distinct from last_number`,
  },
  {
    name: 'unread_differs',
    explains:
      'Unread is what the other one wrote after the reader’s mark, and after what the reader removed.',
    sql: `
      select ${placeId}
      from participant
      left join (select reader.conversation_id, reader.member_id, count(*) as waiting
        from participant reader join message on message.conversation_id = reader.conversation_id
          and sender_id <> reader.member_id and number > greatest(read_number, hidden_to) and unsent_at is null
        group by reader.conversation_id, reader.member_id) as counted
        on counted.conversation_id = participant.conversation_id and counted.member_id = participant.member_id
      where participant.unread <> coalesce(waiting, 0)`,
  },
  {
    name: 'read_mark_beyond_end',
    explains: 'Nobody has received, read or removed more messages than there are.',
    sql: `
      select ${placeId}
      from participant join conversation on conversation.id = participant.conversation_id
      where greatest(read_number, hidden_to, delivered_number) > last_number
        or least(read_number, hidden_to, delivered_number) < 0`,
  },
  {
    name: 'hidden_but_not_removed',
    explains: 'A conversation is out of a list because all its messages so far were removed there.',
    sql: `
      select ${placeId}
      from participant join conversation on conversation.id = participant.conversation_id
      where hidden and hidden_to <> last_number`,
  },
]

const listChecks: AuditCheck[] = [
  {
    name: 'request_answered',
    explains: 'A request is of somebody else, and who has written in it has accepted it.',
    sql: `
      select ${placeId}
      from participant where request and exists (select from message
        where message.conversation_id = participant.conversation_id and sender_id = participant.member_id)`,
  },
]

const contentChecks: AuditCheck[] = [
  {
    name: 'message_of_other_kind',
    explains:
      'A gift is a gift, a GIF a GIF and a text not empty, unless it was taken back or its sender is erased.',
    sql: `
      select ${messageId}
      from message join member on member.id = sender_id
      where unsent_at is null and member.status <> 'erased' and case kind
        when 'gift' then gift is null
        when 'gif' then gif is null or body <> ''
        when 'photo' then photo_id is null or body <> ''
        else body = '' end`,
  },
  {
    name: 'message_photo_elsewhere',
    explains: 'The picture of a photo message is of its sender, for its receiver, and of one message.',
    sql: `
      select message_photo.id::text as id
      from message_photo
      left join message on message.photo_id = message_photo.id
      left join conversation on conversation.id = message.conversation_id
      where message.sender_id is distinct from message_photo.sender_id
        or message_photo.receiver_id is distinct from case message.sender_id when low_id then high_id else low_id end`,
  },
  {
    name: 'reaction_of_outsider',
    explains:
      'Only the two members of a conversation react to its messages, and to none that was taken back.',
    sql: `
      select message_reaction.conversation_id || '/' || message_reaction.number as id
      from message_reaction
      join conversation on conversation.id = message_reaction.conversation_id
      join message on message.conversation_id = message_reaction.conversation_id
        and message.number = message_reaction.number
      where member_id not in (low_id, high_id) or unsent_at is not null`,
  },
]

const partyChecks: AuditCheck[] = [
  {
    name: 'participants_differ',
    explains: 'A conversation has two places, one for each of its members, and each names the other one.',
    sql: `
      select conversation.id::text as id
      from conversation left join participant on participant.conversation_id = conversation.id
      group by conversation.id
      having count(participant.member_id) <> 2 or bool_or(
        (participant.member_id, participant.other_id) not in ((low_id, high_id), (high_id, low_id)))`,
  },
  {
    name: 'message_from_outsider',
    explains: 'Only the two members of a conversation wrote in it.',
    sql: `
      select ${messageId}
      from message join conversation on conversation.id = message.conversation_id
      where sender_id not in (low_id, high_id)`,
  },
  {
    name: 'opened_by_other',
    explains: 'Who opened a conversation wrote its first message.',
    sql: `
      select conversation.id::text as id
      from conversation join message on message.conversation_id = conversation.id and message.number = 1
      where opened_by <> sender_id`,
  },
  {
    name: 'conversation_outside_pool',
    explains: 'Conversations are within a company, on one site or on two that share their members.',
    sql: `
      select conversation.id::text as id
      from conversation
      join member low on low.id = low_id join site low_site on low_site.id = low.site_id
      join member high on high.id = high_id join site high_site on high_site.id = high.site_id
      where conversation.company_id <> low.company_id or ${outsidePool('low_site', 'high_site')}`,
  },
]

export const conversationChecks: AuditCheck[] = [
  ...moneyChecks,
  ...orderChecks,
  ...listChecks,
  ...contentChecks,
  ...partyChecks,
]
