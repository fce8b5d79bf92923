import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../kernel/context.ts'

const houses = ['sales', 'messages', 'gifts', 'bonus', 'refunds', 'debt', 'held'] as const
export type House = (typeof houses)[number]

/**
 * Makes the company's house accounts that do not exist yet. They carry no balance of their own: one row that every
 * send of a company changed would make all of them wait for each other.
 */
export async function openHouseAccounts(ctx: Ctx, companyId: number): Promise<void> {
  const ids = houses.map(() => uuidv7())
  await ctx.db.execute(sql`
    insert into account (id, company_id, house)
    select id, ${companyId}, house
    from unnest(${sql.param(ids)}::uuid[], ${sql.param([...houses])}::text[]) as missing (id, house)
    where not exists (select from account where company_id = ${companyId} and account.house = missing.house)
    order by house
    on conflict (company_id, house) where house is not null do nothing`)
}
