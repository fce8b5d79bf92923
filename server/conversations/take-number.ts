import { type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { MemberCtx } from '../platform/context.ts'

/**
 * The step `taken` (id, number): finds or opens the pair's conversation and takes its next number. The row stays locked
 * until the commit, so numbers become visible in their order; it is the first lock of every send, so that two people
 * writing to each other at once wait and do not deadlock.
 */
export function takeNumber(ctx: MemberCtx, to: string): SQL {
  const me = ctx.actor.memberId
  const [low, high] = [me, to].sort()
  return sql`taken as (
      insert into conversation (id, company_id, low_id, high_id, opened_by, last_number, created_at)
      values (${uuidv7()}, ${ctx.site.companyId}, ${low}, ${high}, ${me}, 1, ${ctx.now().toISOString()})
      on conflict (company_id, low_id, high_id)
      do update set last_number = conversation.last_number + 1
      returning id, last_number as number
    )`
}
