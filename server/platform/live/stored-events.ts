import { type SQL, sql } from 'drizzle-orm'
import { bigint, nullable, text } from '../db/columns.ts'
import type { Db } from '../db/db.ts'
import { rows } from '../db/rows.ts'

/** The payload is JSON as the database writes it. */
export type StoredEvent = { number: number; payload: string }

/** How many events one answer holds at most. */
export const eventsAtOnce = 100

/** A stream that asks: `key` is what its reader is known by to `mayRead`. */
export type Reader = { memberId: string; after: number; key: string }

const reader = { key: sql`wanted.key`, id: sql`wanted.member_id` }
const payload = sql`event.payload`

/** Columns of the statement: the key and the id of a stream's reader, the payload of an event. */
type Conditions = { mayRead: (key: SQL) => SQL; only: (event: { payload: SQL; reader: SQL }) => SQL }

/**
 * For each of these readers the events after a number, in order, or null where it may read no longer: both by one
 * look at the database, so that nothing is passed on that happened after a reader's last right moment. `mayRead` makes
 * the condition on a reader's key, `only` the one on an event that it has for this reader.
 */
export async function readEvents(
  db: Db,
  wanted: Reader[],
  { mayRead, only }: Conditions,
): Promise<(StoredEvent[] | null)[]> {
  const members = sql.param(wanted.map(({ memberId }) => memberId))
  const afters = sql.param(wanted.map(({ after }) => after))
  const keys = sql.param(wanted.map(({ key }) => key))
  const events = await rows(
    db,
    { place: bigint, number: nullable(bigint), payload: nullable(text) },
    sql`
    select place, found.number, found.payload
    from unnest(${members}::uuid[], ${afters}::bigint[], ${keys}::text[])
      with ordinality as wanted (member_id, after, key, place)
    left join lateral (
      select number, payload::text as payload from event
      where event.member_id = wanted.member_id and number > wanted.after and ${only({ payload, reader: reader.id })}
      order by number limit ${eventsAtOnce}
    ) found on true
    where ${mayRead(reader.key)}
    order by place, found.number`,
  )
  const found: (StoredEvent[] | null)[] = wanted.map(() => null)
  for (const { place, number, payload } of events) {
    const at = Number(place) - 1
    found[at] ??= []
    if (number !== null && payload !== null) found[at].push({ number: Number(number), payload })
  }
  return found
}

/** For each of these members the newest event's number, and the oldest one still kept (0 and 0 where there is none). */
export async function eventRanges(
  db: Db,
  memberIds: string[],
): Promise<{ newest: number; oldest: number }[]> {
  const ranges = await rows(
    db,
    { newest: bigint, oldest: bigint },
    sql`
    select coalesce((select last_number from event_cursor where member_id = wanted.member_id), 0) as newest,
           coalesce((select min(number) from event where member_id = wanted.member_id), 0) as oldest
    from unnest(${sql.param(memberIds)}::uuid[]) with ordinality as wanted (member_id, place)
    order by place`,
  )
  return ranges.map(({ newest, oldest }) => ({ newest: Number(newest), oldest: Number(oldest) }))
}
