import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../kernel/context.ts'
import { int } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { creditsCharged } from './credit-metrics.ts'

export type Reversal = {
  memberId: string
  /** In credits, above zero. */
  amount: number
  kind: 'refund' | 'charged_back'
  reference: string
  /** How many of them were held for this already. */
  held: number
}

/**
 * Takes granted credits back in one statement: those that are held (`<reference>:held`), from the member as many as are
 * left, the rest from the house's debt, each an entry of its own (`<reference>:debt`). The balance is read under its lock,
 * so it stops at zero.
 */
export async function reverse(
  ctx: Ctx,
  { memberId, amount, kind, reference, held }: Reversal,
): Promise<void> {
  const unheld = amount - held
  const [row] = await rows(
    ctx.db,
    { taken: int },
    sql`
    with own as (
      select account.id, least(account.balance, ${unheld}::integer)::integer as taken, debt.id as debt_id,
        refunds.id as refunds_id, held.id as held_id
      from account
      join account debt on debt.company_id = account.company_id and debt.house = 'debt'
      join account refunds on refunds.company_id = account.company_id and refunds.house = 'refunds'
      join account held on held.company_id = account.company_id and held.house = 'held'
      where account.member_id = ${memberId}
      for no key update of account
    ), lowered as (
      update account set balance = account.balance - taken from own where account.id = own.id
    ), moved as (
      insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
      select entry.id, entry.from_account, refunds_id, entry.amount, ${kind}, entry.reference,
        ${ctx.now().toISOString()}::timestamptz
      from own cross join lateral (values
        (${uuidv7()}::uuid, own.id, taken, ${reference}::text),
        (${uuidv7()}::uuid, debt_id, ${unheld}::integer - taken, ${`${reference}:debt`}::text),
        (${uuidv7()}::uuid, held_id, ${held}::integer, ${`${reference}:held`}::text)
      ) as entry (id, from_account, amount, reference)
      where entry.amount > 0
    )
    select taken from own`,
  )
  if (!row) throw new Error('a reversal found no account')
  ctx.afterCommit(() => ctx.metrics.count(creditsCharged, { kind }, row.taken))
}
