import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../kernel/context.ts'
import { creditsGranted } from './credit-metrics.ts'
import type { House } from './open-house-accounts.ts'

export type Grant = {
  memberId: string
  companyId: number
  from: House
  /** In credits, above zero. */
  amount: number
  kind: string
  reference: string
}

/**
 * Moves credits from the house to a member: the ledger row and the balance in one statement. The same kind and
 * reference a second time is refused by a constraint, whoever asks.
 */
export async function grant(
  ctx: Ctx,
  { memberId, companyId, from, amount, kind, reference }: Grant,
): Promise<void> {
  const { rowCount } = await ctx.db.execute(sql`
    with credited as (
      update account set balance = account.balance + ${amount}
      from account house
      where account.member_id = ${memberId} and house.company_id = ${companyId} and house.house = ${from}
      returning account.id, house.id as house_id
    )
    insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
    select ${uuidv7()}::uuid, house_id, id, ${amount}::integer, ${kind}, ${reference}, ${ctx.now().toISOString()}::timestamptz
    from credited`)
  if (rowCount !== 1) throw new Error('a grant found no account')
  ctx.afterCommit(() => ctx.metrics.count(creditsGranted, { kind }, amount))
}
