import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { members } from '../members/tables.ts'
import type { TestApp } from './create-test-app.ts'

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
      abs(${amount}::int), 'test', ${uuidv7()}, ${t.clock.now().toISOString()}::timestamptz
    from own join account house on house.company_id = own.company_id and house.house = 'bonus'`)
}

export async function makePremium(t: TestApp, memberId: string): Promise<void> {
  await t.db.update(members).set({ paid: true }).where(eq(members.id, memberId))
}

/** The sum of the member's ledger entries, which the balance must equal. */
export async function ledgerSum(t: TestApp, memberId: string): Promise<number> {
  const { rows } = await t.db.execute<{ sum: string }>(sql`
    select coalesce(sum(case when to_account = account.id then amount else -amount end), 0) as sum
    from account left join transfer on account.id in (from_account, to_account)
    where account.member_id = ${memberId}`)
  return Number(rows[0]!.sum)
}
