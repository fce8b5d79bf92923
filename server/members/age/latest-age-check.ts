import { sql } from 'drizzle-orm'
import { ageCheckStates } from '#common/age-assurance.ts'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { oneOf, timestamp } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

/** How the member's latest check stands, or null; one that has been under way for too long is none. */
export async function latestAgeCheck({ db, now, actor }: MemberCtx) {
  const [found] = await rows(
    db,
    { state: oneOf(ageCheckStates), begunAt: timestamp },
    sql`
    select state, created_at as "begunAt" from age_check where member_id = ${actor.memberId}
    order by created_at desc limit 1`,
  )
  if (!found) return null
  const ended = found.state !== 'open' && found.state !== 'judging'
  const age = now().getTime() - new Date(found.begunAt).getTime()
  return ended || age < limits.ageCheckMinutes * 60_000 ? found : null
}
