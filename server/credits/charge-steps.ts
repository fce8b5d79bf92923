import { type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
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
 * A charge as steps of a larger statement: `paid` takes the credits and holds the `balance` that is left, `moved` is the
 * ledger's row. `after` is the step that they wait for. Credits that are not there break account_never_negative, which
 * undoes the whole statement.
 */
export function chargeSteps(charge: Charge, after: SQL, at: Date): SQL {
  const { memberId, companyId, to, amount, kind, reference } = charge
  return sql`paid as (
      update account set balance = account.balance - ${amount}
      from account house, ${after}
      where account.member_id = ${memberId} and house.company_id = ${companyId} and house.house = ${to}
      returning account.id, account.balance, house.id as house_id
    ), moved as (
      insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
      select ${uuidv7()}::uuid, id, house_id, ${amount}::integer, ${kind}, ${reference}, ${at.toISOString()}::timestamptz
      from paid
      returning id
    )`
}
