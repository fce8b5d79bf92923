import type { AuditCheck } from '../platform/db/audit-check.ts'

const entries = `(select to_account as account, amount from transfer union all select from_account, -amount from transfer)`

/** Between which accounts credits move for what; a kind that is not here is a debit or a gift nobody can explain. */
const kinds = `(values
  ('signup', 'bonus', 'member'), ('demo', 'bonus', 'member'),
  ('correction', 'bonus', 'member'), ('correction', 'member', 'bonus'),
  ('purchase', 'sales', 'member'),
  ('message', 'member', 'messages'), ('photo', 'member', 'messages'), ('gift', 'member', 'gifts'),
  ('fraud', 'messages', 'member'), ('fraud', 'gifts', 'member'),
  ('unsent', 'messages', 'member'), ('unsent', 'gifts', 'member'),
  ('refund', 'member', 'refunds'), ('refund', 'debt', 'refunds'),
  ('charged_back', 'member', 'refunds'), ('charged_back', 'debt', 'refunds'),
  ('held', 'member', 'held'), ('released', 'held', 'member'),
  ('refund', 'held', 'refunds'), ('charged_back', 'held', 'refunds'))`

export const creditChecks: AuditCheck[] = [
  {
    name: 'balance_differs',
    explains: 'A member’s balance is the sum of the member’s ledger entries.',
    sql: `
      select account.id::text as id
      from account
      left join (select account, sum(amount) as amount from ${entries} as entry group by account) as moved
        on moved.account = account.id
      where account.member_id is not null and account.balance <> coalesce(moved.amount, 0)`,
  },
  {
    name: 'balance_below_zero',
    explains: 'No member’s balance is below zero.',
    sql: `select id::text from account where member_id is not null and balance < 0`,
  },
  {
    name: 'house_keeps_balance',
    explains: 'A house account carries no balance of its own: its sum is in the ledger.',
    sql: `select id::text from account where house is not null and balance <> 0`,
  },
  {
    name: 'ledger_not_zero_sum',
    explains: 'Over all accounts the entries of the ledger add up to zero.',
    sql: `
      select 'ledger' as id from (
        select coalesce(sum(entry.amount), 0) as total
        from ${entries} as entry join account on account.id = entry.account) as all_accounts
      where total <> 0`,
  },
  {
    name: 'transfer_not_positive',
    explains: 'A transfer moves more than nothing, from one account to another.',
    sql: `select id::text from transfer where amount <= 0 or from_account = to_account`,
  },
  {
    name: 'transfer_repeated',
    explains: 'The same thing is booked once.',
    sql: `select min(id::text) as id from transfer group by kind, reference having count(*) > 1`,
  },
  {
    name: 'transfer_between_companies',
    explains: 'Credits stay within one company.',
    sql: `
      select transfer.id::text as id
      from transfer join account giver on giver.id = from_account join account taker on taker.id = to_account
      where giver.company_id <> taker.company_id`,
  },
  {
    name: 'transfer_unexplained',
    explains: 'Every transfer is of a known kind, between the accounts that this kind is for.',
    sql: `
      select transfer.id::text as id
      from transfer join account giver on giver.id = from_account join account taker on taker.id = to_account
      left join ${kinds} as known (kind, giver, taker) on known.kind = transfer.kind
        and known.giver = coalesce(giver.house, 'member') and known.taker = coalesce(taker.house, 'member')
      where known.kind is null`,
  },
  {
    name: 'account_in_other_company',
    explains: 'A member’s account is at the member’s own company.',
    sql: `
      select account.id::text as id from account join member on member.id = account.member_id
      where account.company_id <> member.company_id`,
  },
  {
    name: 'member_without_account',
    explains: 'Every member who is not deleted has an account.',
    sql: `
      select member.id::text as id from member left join account on account.member_id = member.id
      where member.status not in ('deleted', 'erased') and account.id is null`,
  },
]
