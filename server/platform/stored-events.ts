import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** The payload is JSON as the database writes it. */
export type StoredEvent = { number: number; payload: string }

/** How many events one answer holds at most. */
export const eventsAtOnce = 100

/**
 * For each of these members the events after a number, in order. `only` is a condition on the row `event` for the reader
 * `wanted.member_id`.
 */
export async function readEvents(
  db: Db,
  wanted: { memberId: string; after: number }[],
  only: SQL,
): Promise<StoredEvent[][]> {
  const members = sql.param(wanted.map(({ memberId }) => memberId))
  const afters = sql.param(wanted.map(({ after }) => after))
  const { rows } = await db.execute<{ place: string; number: string; payload: string }>(sql`
    select place, found.number, found.payload
    from unnest(${members}::uuid[], ${afters}::bigint[]) with ordinality as wanted (member_id, after, place)
    cross join lateral (
      select number, payload::text as payload from event
      where event.member_id = wanted.member_id and number > wanted.after and ${only}
      order by number limit ${eventsAtOnce}
    ) found
    order by place, found.number`)
  const found: StoredEvent[][] = wanted.map(() => [])
  for (const { place, number, payload } of rows)
    found[Number(place) - 1]!.push({ number: Number(number), payload })
  return found
}

/** For each of these members the newest event's number, and the oldest one still kept (0 and 0 where there is none). */
export async function eventRanges(
  db: Db,
  memberIds: string[],
): Promise<{ newest: number; oldest: number }[]> {
  const { rows } = await db.execute<{ newest: string; oldest: string }>(sql`
    select coalesce((select last_number from event_cursor where member_id = wanted.member_id), 0) as newest,
           coalesce((select min(number) from event where member_id = wanted.member_id), 0) as oldest
    from unnest(${sql.param(memberIds)}::uuid[]) with ordinality as wanted (member_id, place)
    order by place`)
  return rows.map(({ newest, oldest }) => ({ newest: Number(newest), oldest: Number(oldest) }))
}
