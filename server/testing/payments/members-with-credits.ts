import { sql } from 'drizzle-orm'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import type { TestApp } from '../start/create-test-app.ts'

/** Moves credits between the house and a member, with its ledger row; a negative amount takes some away. */
export async function giveCredits(t: TestApp, memberId: string, amount: number): Promise<void> {
  if (amount === 0) return
  await t.db.execute(sql`
    with own as (
      update account set balance = balance + ${amount} where member_id = ${memberId} returning id, company_id
    )
    insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
    select ${uuidv7()}::uuid,
      case when ${amount}::int > 0 then house.id else own.id end,
      case when ${amount}::int > 0 then own.id else house.id end,
      abs(${amount}::int), 'correction', ${uuidv7()}, ${t.clock.now().toISOString()}::timestamptz
    from own join account house on house.company_id = own.company_id and house.house = 'bonus'`)
}

/** Premium by a purchase that stands, with all its rows; the bought credits are taken away again. */
export async function makePremium(t: TestApp, memberId: string): Promise<void> {
  const now = sql`${t.clock.now().toISOString()}::timestamptz`
  const [orderId, paymentId] = [uuidv7(), uuidv4()]
  const { rows } = await t.db.execute<{ credits: number }>(sql`
    with buyer as (
      update member set paid = true where id = ${memberId} returning id, site_id, company_id
    ), placed as (
      insert into payment_order (id, member_id, site_id, company_id, bundle_id, request_id, credits, amount, currency,
        method, provider, provider_payment_id, state, created_at, ended_at)
      select ${orderId}::uuid, buyer.id, buyer.site_id, buyer.company_id, bundle.id, ${uuidv4()}::uuid, credits, price,
        currency, 'creditcard', 'sandbox', ${paymentId}, 'completed', ${now}, ${now}
      from buyer join lateral (select * from bundle where site_id = buyer.site_id order by id limit 1) bundle on true
      returning *
    ), noticed as (
      insert into provider_event (provider, event_id, payload, outcome, received_at)
      select 'sandbox', id, json_build_object('paymentId', provider_payment_id, 'reference', id, 'state', 'completed',
        'money', json_build_object('amount', amount, 'currency', currency)), 'applied', ${now}
      from placed
    ), credited as (
      update account set balance = balance + credits from placed where account.member_id = placed.member_id
      returning account.id
    )
    insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
    select ${uuidv7()}::uuid, house.id, credited.id, credits, 'purchase', placed.id, ${now}
    from placed, credited, account house where house.company_id = placed.company_id and house.house = 'sales'
    returning amount as credits`)
  await giveCredits(t, memberId, -rows[0]!.credits)
}

/** The sum of the member's ledger entries, which the balance must equal. */
export async function ledgerSum(t: TestApp, memberId: string): Promise<number> {
  const { rows } = await t.db.execute<{ sum: string }>(sql`
    select coalesce(sum(case when to_account = account.id then amount else -amount end), 0) as sum
    from account left join transfer on account.id in (from_account, to_account)
    where account.member_id = ${memberId}`)
  return Number(rows[0]!.sum)
}
