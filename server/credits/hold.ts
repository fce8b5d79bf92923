import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../kernel/context.ts'
import { creditsCharged } from './credit-metrics.ts'

export type Hold = {
  memberId: string
  /** In credits, above zero and not above the balance. */
  amount: number
  reference: string
}

/**
 * Takes credits off the balance that may go back to the house: until that is decided they can be spent no more. They
 * leave the hold by `reverse` or, given back, by a `grant` of the kind `released`.
 */
export async function hold(ctx: Ctx, { memberId, amount, reference }: Hold): Promise<void> {
  const { rowCount } = await ctx.db.execute(sql`
    with lowered as (
      update account set balance = account.balance - ${amount}
      from account house
      where account.member_id = ${memberId} and house.company_id = account.company_id and house.house = 'held'
      returning account.id, house.id as house_id
    )
    insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
    select ${uuidv7()}::uuid, id, house_id, ${amount}::integer, 'held', ${reference}, ${ctx.now().toISOString()}::timestamptz
    from lowered`)
  if (rowCount !== 1) throw new Error('a hold found no account')
  ctx.afterCommit(() => ctx.metrics.count(creditsCharged, { kind: 'held' }, amount))
}
