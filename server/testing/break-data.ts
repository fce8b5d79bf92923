/** The rows that a test of the auditor breaks: ids of members, orders and a conversation that are all in order. */
export type SoundData = {
  /** Free; wrote to bea twice, who answered once; each likes the other; has a photo, a block and a failed order. */
  ada: string
  /** Premium by one purchase. */
  bea: string
  /** On another site of the company; her only purchase was refunded after she had spent of it. */
  cleo: string
  /** Made as rows: with an account that never moved. */
  extras: string[]
  conversation: string
  bought: string
  failed: string
  refunded: string
}

const accountOf = (member: string) => `(select id from account where member_id = '${member}')`
const houseOf = (house: string, company = 1) =>
  `(select id from account where house = '${house}' and company_id = ${company})`

function transfer(from: string, to: string, amount: number, kind: string, reference = `'break'`): string {
  return `insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
    values (gen_random_uuid(), ${from}, ${to}, ${amount}, '${kind}', ${reference}, '2026-11-21')`
}

const addToBalance = (member: string, amount: number | string) =>
  `update account set balance = balance + ${amount} where member_id = '${member}'`

/** A whole conversation of one free message, as rows that are all in order. */
function conversation(from: string, to: string): string {
  return `with made as (
      insert into conversation (id, company_id, low_id, high_id, opened_by, last_number, created_at)
      values (gen_random_uuid(), 1, least('${from}'::uuid, '${to}'::uuid), greatest('${from}'::uuid, '${to}'::uuid),
        '${from}', 1, '2026-11-21')
      returning id
    ), places as (
      insert into participant (conversation_id, member_id, other_id, unread, last_at)
      select id, '${from}'::uuid, '${to}'::uuid, 0, '2026-11-21'::timestamptz from made
      union all select id, '${to}', '${from}', 1, '2026-11-21' from made
    ), counted as (
      update member set conversations_started = conversations_started + 1 where id = '${from}'
    )
    insert into message (conversation_id, number, sender_id, client_id, kind, body, cost, created_at)
    select id, 1, '${from}', gen_random_uuid(), 'text', 'x', 0, '2026-11-21' from made`
}

const mandateOf = (member: string) => `
  insert into debit_mandate (id, member_id, company_id, reference, text_version, language, signed_at)
  values (gen_random_uuid(), '${member}', 1, 'M-BREAK-1', '1', 'en', '2026-11-21')`

const dropConstraint = (table: string, ...names: string[]) =>
  `alter table ${table} ${names.map((name) => `drop constraint if exists ${name}`).join(', ')}`

type Break = (data: SoundData) => string[]

const memberBreaks: Record<string, Break> = {
  event_beyond_cursor: ({ ada }) => [`update event_cursor set last_number = 0 where member_id = '${ada}'`],
  member_in_other_company: ({ extras }) => [
    `update member set company_id = 2 where id = '${extras[0]}'`,
    `update account set company_id = 2 where member_id = '${extras[0]}'`,
  ],
  session_on_other_site: ({ ada }) => [`update session set site_id = 2 where member_id = '${ada}'`],
  session_of_ended_member: ({ ada }) => [
    `update member set status = 'suspended' where id = '${ada}'`,
    `update profile set listed_until = standing_until(member) from member where member.id = member_id and id = '${ada}'`,
  ],
  erased_member_named: ({ extras }) => [
    `delete from profile where member_id = '${extras[0]}'`,
    `update member set status = 'erased', deleted_at = created_at, erased_at = created_at where id = '${extras[0]}'`,
  ],
  block_in_other_company: () => ['update block set company_id = 2'],
  listed_against_standing: ({ extras }) => [
    `update profile set listed_until = '2020-01-01' where member_id = '${extras[0]}'`,
  ],
  member_without_profile: ({ extras }) => [`delete from profile where member_id = '${extras[0]}'`],
  profile_on_other_site: ({ extras }) => [`update profile set site_id = 2 where member_id = '${extras[0]}'`],
  profile_of_a_minor: ({ extras }) => [
    `update profile set birth_date = (created_at - interval '17 years')::date where member_id = '${extras[0]}'`,
  ],
  place_differs: ({ ada }) => [`update profile set country = 'DE' where member_id = '${ada}'`],
  photo_without_member: () => [
    'update photo set member_id = gen_random_uuid()',
    'update profile set has_photo = false',
  ],
  photo_against_profile: ({ extras }) => [
    `update profile set has_photo = not has_photo where member_id = '${extras[0]}'`,
  ],
  photo_not_queued: () => [
    `insert into review_item (kind, subject_id, member_id, site_id, created_at)
     select 'photo', gen_random_uuid(), member_id, 1, '2026-11-21' from photo limit 1`,
  ],
  verified_by_nobody: ({ ada }) => [`update profile set verified = true where member_id = '${ada}'`],
  photo_names_related: () => ['update photo set blur_name = full_name'],
  photos_over_limit: () => [
    dropConstraint('photo', 'photo_position'),
    `insert into photo (id, member_id, position, is_main, state, width, height, placeholder, full_name, card_name,
       blur_name, full_key, card_key, blur_key, created_at)
     select gen_random_uuid(), member_id, number, false, state, width, height, placeholder, full_name || number,
       card_name || number, blur_name || number, 'x', 'x', 'x', created_at
     from photo cross join generate_series(1, 25) as number`,
  ],
  photos_without_main: () => [
    `update photo set is_main = false, client_id = gen_random_uuid(), upload_hash = 'x'`,
    'update profile set has_photo = false',
  ],
  used_file_to_be_removed: () => [
    `insert into unused_file (key, remove_at) select full_key, '2026-11-21' from photo`,
  ],
  match_without_likes: ({ ada }) => [`delete from member_like where from_id = '${ada}'`],
  likes_without_match: () => ['delete from member_match'],
  visit_outside_pool: ({ ada, cleo }) => [
    `insert into visit (member_id, visitor_id, visited_at) values ('${ada}', '${cleo}', '2026-11-21')`,
  ],
  visit_of_hiding_member: ({ ada, bea }) => [
    `insert into visit (member_id, visitor_id, visited_at) values ('${ada}', '${bea}', '2026-11-21')`,
    `update profile set show_visits = false where member_id = '${ada}'`,
  ],
  like_outside_pool: ({ ada, cleo }) => [
    `insert into member_like (from_id, to_id, created_at) values ('${ada}', '${cleo}', '2026-11-21')`,
  ],
}

const creditBreaks: Record<string, Break> = {
  balance_differs: ({ ada }) => [addToBalance(ada, 1)],
  balance_below_zero: ({ extras }) => [
    dropConstraint('account', 'account_check', 'account_never_negative'),
    transfer(accountOf(extras[0]!), houseOf('bonus'), 1, 'correction'),
    addToBalance(extras[0]!, -1),
  ],
  house_keeps_balance: () => [`update account set balance = 5 where id = ${houseOf('sales')}`],
  ledger_not_zero_sum: ({ ada }) => [
    transfer('gen_random_uuid()', accountOf(ada), 5, 'correction'),
    addToBalance(ada, 5),
  ],
  transfer_not_positive: ({ ada }) => [
    dropConstraint('transfer', 'transfer_amount_check'),
    transfer(houseOf('bonus'), accountOf(ada), 0, 'correction'),
  ],
  transfer_repeated: ({ ada }) => [
    dropConstraint('transfer', 'transfer_kind_reference_key'),
    transfer(houseOf('bonus'), accountOf(ada), 1, 'correction'),
    transfer(accountOf(ada), houseOf('bonus'), 1, 'correction'),
  ],
  transfer_between_companies: ({ ada }) => [
    transfer(houseOf('bonus', 2), accountOf(ada), 1, 'correction'),
    addToBalance(ada, 1),
  ],
  transfer_unexplained: ({ ada }) => [
    transfer(accountOf(ada), houseOf('messages'), 1, 'unheard_of'),
    addToBalance(ada, -1),
  ],
  account_in_other_company: ({ extras }) => [
    `update account set company_id = 2 where member_id = '${extras[0]}'`,
  ],
  member_without_account: ({ extras }) => [`delete from account where member_id = '${extras[0]}'`],
}

const promotionBreaks: Record<string, Break> = {
  discount_differs_from_order: ({ extras, failed }) => [
    `update discount_use set user_id = '${extras[0]}' where order_id = '${failed}'`,
  ],
  discount_state_differs: ({ failed }) => [
    `update discount_use set state = 'reserved' where order_id = '${failed}'`,
  ],
  discount_used_too_often: ({ failed }) => [
    `update discount_use set state = 'late' where order_id = '${failed}'`,
  ],
}

const paymentBreaks: Record<string, Break> = {
  paid_order_not_credited: ({ bought }) => [
    `update payment_order set credits = credits + 1 where id = '${bought}'`,
  ],
  credit_without_paid_order: ({ ada, failed }) => [
    transfer(houseOf('sales'), accountOf(ada), 10, 'purchase', `'${failed}'`),
    addToBalance(ada, 10),
  ],
  order_not_reversed: ({ bought }) => [`update payment_order set returned = 1 where id = '${bought}'`],
  reversed_from_other_account: ({ bea, cleo, refunded }) => [
    addToBalance(cleo, `(select amount from transfer where kind = 'refund' and reference = '${refunded}')`),
    addToBalance(bea, `-(select amount from transfer where kind = 'refund' and reference = '${refunded}')`),
    `update transfer set from_account = ${accountOf(bea)} where kind = 'refund' and reference = '${refunded}'`,
  ],
  held_differs: ({ bea, bought }) => [
    transfer(accountOf(bea), houseOf('held'), 1, 'held', `'${bought}'`),
    addToBalance(bea, -1),
  ],
  invoices_not_consecutive: () => [`update invoice_series set last_number = last_number + 1`],
  order_on_other_site: ({ failed }) => [`update payment_order set site_id = 2 where id = '${failed}'`],
  order_differs_from_payment: ({ failed }) => [
    `update sandbox_payment set amount = amount + 1 where reference = '${failed}'`,
  ],
  payment_without_order: () => [
    `insert into sandbox_payment (id, reference, amount, currency, method, return_path, created_at)
     values (gen_random_uuid(), 'no order', 1, 'EUR', 'ideal', '/', '2026-11-21')`,
  ],
  notice_applied_twice: ({ bought }) => [
    `insert into provider_event (provider, event_id, payload, outcome, received_at)
     select provider, 'again', payload, outcome, received_at from provider_event where payload ->> 'reference' = '${bought}'`,
  ],
  reversal_applied_twice: ({ refunded }) => [
    `insert into provider_event (provider, event_id, payload, outcome, received_at)
     select provider, 'again', payload, outcome, received_at from provider_event
     where payload ->> 'reference' = '${refunded}' and payload ->> 'state' = 'refunded'`,
  ],
  notice_contradicts_order: ({ failed }) => [
    `update provider_event set payload = jsonb_set(payload, '{money,amount}', '1') where payload ->> 'reference' = '${failed}'`,
  ],
  paid_order_without_notice: ({ bought }) => [
    `update provider_event set outcome = 'ignored' where payload ->> 'reference' = '${bought}'`,
  ],
  debit_differs_from_order: ({ ada, failed }) => [
    mandateOf(ada),
    `insert into debit (order_id, mandate_id, company_id, amount, due_on, state, created_at, changed_at)
     select '${failed}', id, 1, 1, '2026-11-24', 'waiting', '2026-11-21', '2026-11-21' from debit_mandate`,
  ],
  debit_batch_differs: () => [
    `insert into debit_batch (id, company_id, message_id, transactions, amount, created_at)
     values (gen_random_uuid(), 1, 'DD-break', 1, 1, '2026-11-21')`,
  ],
  premium_differs: ({ extras }) => [`update member set paid = true where id = '${extras[0]}'`],
}

const conversationBreaks: Record<string, Break> = {
  paid_message_without_debit: () => ['update message set cost = cost + 1 where number = 1'],
  debit_without_message: ({ ada }) => [
    transfer(accountOf(ada), houseOf('messages'), 1, 'message'),
    addToBalance(ada, -1),
  ],
  free_message_with_debit: () => [
    dropConstraint('message', 'message_check'),
    'update message set cost = 0 where number = 1',
  ],
  unsent_message_not_repaid: ({ bea }) => [
    `update message set unsent_at = created_at, body = '' where number = 1`,
    `update participant set unread = unread - 1 where member_id = '${bea}'`,
  ],
  fraud_repaid_wrongly: ({ ada }) => [
    `insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
     select gen_random_uuid(), to_account, from_account, amount, 'fraud', reference, created_at from transfer
     join account on account.id = from_account where kind = 'message' and account.member_id = '${ada}' limit 1`,
    `update account set balance = balance + 1 where member_id = '${ada}'`,
  ],
  message_of_other_kind: () => [`update message set body = '' where number = 1`],
  message_photo_elsewhere: ({ ada, bea }) => [
    `insert into message_photo (id, sender_id, receiver_id, width, height, placeholder, full_name, card_name, blur_name,
       full_key, card_key, blur_key, phash, upload_hash, created_at)
     values (gen_random_uuid(), '${ada}', '${bea}', 1, 1, '', 'a', 'b', 'c', 'd', 'e', 'f', 1, '', '2026-11-21')`,
  ],
  reaction_of_outsider: ({ extras, conversation: id }) => [
    `insert into message_reaction (conversation_id, number, member_id, reaction, created_at)
     values ('${id}', 1, '${extras[0]}', '🔥', '2026-11-21')`,
  ],
  conversation_quota_exceeded: ({ extras }) => [
    dropConstraint('member', 'member_free_conversations'),
    ...extras.slice(1).map((other) => conversation(extras[0]!, other)),
  ],
  conversations_started_differ: ({ ada }) => [
    `update member set conversations_started = 0 where id = '${ada}'`,
  ],
  message_numbers_broken: () => ['update conversation set last_number = last_number + 1'],
  unread_differs: ({ bea }) => [`update participant set unread = unread + 1 where member_id = '${bea}'`],
  read_mark_beyond_end: ({ bea }) => [
    `update participant set read_number = 99, unread = 0 where member_id = '${bea}'`,
  ],
  request_answered: ({ ada }) => [`update participant set request = true where member_id = '${ada}'`],
  hidden_but_not_removed: ({ ada }) => [`update participant set hidden = true where member_id = '${ada}'`],
  participants_differ: ({ ada }) => [`delete from participant where member_id = '${ada}'`],
  message_from_outsider: ({ extras, conversation: id }) => [
    `insert into message (conversation_id, number, sender_id, client_id, kind, body, cost, created_at)
     values ('${id}', 4, '${extras[0]}', gen_random_uuid(), 'text', 'x', 0, '2026-11-21')`,
    `update conversation set last_number = 4`,
    `update participant set unread = unread + 1`,
  ],
  opened_by_other: ({ ada, bea }) => [
    `update conversation set opened_by = '${bea}'`,
    `update member set conversations_started = 0 where id = '${ada}'`,
  ],
  conversation_outside_pool: ({ extras, cleo }) => [conversation(extras[0]!, cleo)],
}

/** For each of the auditor's checks, statements that break its rule and no other. */
export const breaks: Record<string, Break> = {
  ...memberBreaks,
  ...creditBreaks,
  ...promotionBreaks,
  ...paymentBreaks,
  ...conversationBreaks,
}
