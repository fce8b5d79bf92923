import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import type { House } from './open-house-accounts.ts'

export type Charge = {
  memberId: string
  companyId: number
  to: House
  /** In credits, above zero. */
  amount: number
  kind: string
  reference: string
}

/**
 * Takes credits from a member, if there are enough: the condition is part of the update, so that no interleaving
 * takes more than is there. Throws `not_enough_credits`.
 */
export async function charge(
  ctx: Ctx,
  { memberId, companyId, to, amount, kind, reference }: Charge,
): Promise<{ transferId: string; balance: number }> {
  const transferId = uuidv7()
  const { rows } = await ctx.db.execute<{ balance: string }>(sql`
    with paid as (
      update account set balance = account.balance - ${amount}
      from account house
      where account.member_id = ${memberId} and account.balance >= ${amount}
        and house.company_id = ${companyId} and house.house = ${to}
      returning account.id, account.balance, house.id as house_id
    ), moved as (
      insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
      select ${transferId}::uuid, id, house_id, ${amount}::integer, ${kind}, ${reference}, ${ctx.now().toISOString()}::timestamptz
      from paid
    )
    select balance from paid`)
  const [row] = rows
  if (!row) throw new AppError('not_enough_credits')
  return { transferId, balance: Number(row.balance) }
}
