import { type SQL, sql } from 'drizzle-orm'

export type Reader = { memberId: string; payload: SQL }

/**
 * Live events as steps of a larger statement: `cursor` takes each reader's next number, always in the order of their
 * ids, and `news` writes the events. `after` is the step that both wait for; payloads may name its columns. Once the
 * statement is committed, Events.wake tells the readers.
 */
export function publishSteps(readers: Reader[], after: SQL, at: Date): SQL {
  const rows = readers
    .toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))
    .map(({ memberId, payload }) => sql`(${memberId}::uuid, ${payload})`)
  return sql`reader as (
      select reader.member_id, reader.payload from ${after} cross join lateral (
        values ${sql.join(rows, sql`, `)}
      ) as reader (member_id, payload) order by reader.member_id
    ), cursor as (
      insert into event_cursor (member_id, last_number)
      select member_id, 1 from reader
      on conflict (member_id) do update set last_number = event_cursor.last_number + 1
      returning member_id, last_number
    ), news as (
      insert into event (member_id, number, payload, created_at)
      select member_id, cursor.last_number, reader.payload, ${at.toISOString()}::timestamptz
      from cursor join reader using (member_id)
    )`
}
