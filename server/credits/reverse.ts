import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../ctx/context.ts'
import { int } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { creditsCharged } from './credit-metrics.ts'

export type Reversal = {
  memberId: string
  /** In credits, above zero. */
  amount: number
  kind: 'refund' | 'charged_back'
  reference: string
}

/**
 * Takes granted credits back in one statement: from the member as many as are left, the rest from the house's debt, which
 * is an entry of its own (`<reference>:debt`). The balance is read under its lock, so it stops at zero.
 */
export async function reverse(ctx: Ctx, { memberId, amount, kind, reference }: Reversal): Promise<void> {
  const [row] = await rows(
    ctx.db,
    { taken: int },
    sql`
    with held as (
      select account.id, least(account.balance, ${amount}::integer)::integer as taken, debt.id as debt_id,
        refunds.id as refunds_id
      from account
      join account debt on debt.company_id = account.company_id and debt.house = 'debt'
      join account refunds on refunds.company_id = account.company_id and refunds.house = 'refunds'
      where account.member_id = ${memberId}
      for no key update of account
    ), lowered as (
      update account set balance = account.balance - taken from held where account.id = held.id
    ), moved as (
      insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
      select entry.id, entry.from_account, refunds_id, entry.amount, ${kind}, entry.reference,
        ${ctx.now().toISOString()}::timestamptz
      from held cross join lateral (values
        (${uuidv7()}::uuid, held.id, taken, ${reference}::text),
        (${uuidv7()}::uuid, debt_id, ${amount}::integer - taken, ${`${reference}:debt`}::text)
      ) as entry (id, from_account, amount, reference)
      where entry.amount > 0
    )
    select taken from held`,
  )
  if (!row) throw new Error('a reversal found no account')
  ctx.afterCommit(() => ctx.metrics.count(creditsCharged, { kind }, row.taken))
}
