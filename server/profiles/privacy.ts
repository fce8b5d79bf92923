import { eq, or, sql } from 'drizzle-orm'
import type { Privacy, UpdatePrivacy } from '#common/wire/privacy.ts'
import { inTransaction, type MemberCtx } from '../kernel/context.ts'
import { bool, type Shape } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { rows } from '../platform/db/rows.ts'
import { startOfDay } from './start-of-day.ts'
import { visits } from './tables.ts'

const columns = sql`invisible, show_online, show_seen, show_typing, show_visits, shared as member_resell`
const shape: Shape<Privacy> = {
  invisible: bool,
  show_online: bool,
  show_seen: bool,
  show_typing: bool,
  show_visits: bool,
  member_resell: bool,
}

export async function findPrivacy(ctx: MemberCtx): Promise<Privacy> {
  const found = await rows(
    ctx.db,
    shape,
    sql`select ${columns} from profile where member_id = ${ctx.actor.memberId}`,
  )
  return one(found)
}

/**
 * Changes what is given and leaves the rest. Who hides when they are online takes the hour of the last visit along, and
 * who no longer takes part in visits the ones that are there.
 */
export function changePrivacy(ctx: MemberCtx, change: UpdatePrivacy): Promise<Privacy> {
  return inTransaction(ctx, async (tx) => {
    const privacy = await writePrivacy(tx, change)
    if (!privacy.show_visits) {
      const { memberId, visitorId } = visits
      await tx.db.delete(visits).where(or(eq(memberId, tx.actor.memberId), eq(visitorId, tx.actor.memberId)))
    }
    return privacy
  })
}

async function writePrivacy(ctx: MemberCtx, change: UpdatePrivacy): Promise<Privacy> {
  const value = (given: boolean | undefined) => sql`${given ?? null}::boolean`
  const showOnline = sql`coalesce(${value(change.show_online)}, show_online)`
  const changed = await rows(
    ctx.db,
    shape,
    sql`
    update profile set
      invisible = coalesce(${value(change.invisible)}, invisible),
      show_online = ${showOnline},
      show_seen = coalesce(${value(change.show_seen)}, show_seen),
      show_typing = coalesce(${value(change.show_typing)}, show_typing),
      show_visits = coalesce(${value(change.show_visits)}, show_visits),
      shared = coalesce(${value(change.member_resell)}, shared),
      last_active_at = case when ${showOnline} then last_active_at
        else least(last_active_at, ${startOfDay(ctx.now())}) end
    where member_id = ${ctx.actor.memberId}
    returning ${columns}`,
  )
  return one(changed)
}
