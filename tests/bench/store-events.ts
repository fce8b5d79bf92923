import type pg from 'pg'

/** Stores one event for each of the members, as publishing does. The caller then notifies their streams. */
export async function storeEvents(pool: pg.Pool, memberIds: string[], payload: object): Promise<void> {
  await pool.query(
    `with cursor as (
       insert into event_cursor (member_id, last_number)
       select member_id, 1 from unnest($1::uuid[]) as reader (member_id) order by member_id
       on conflict (member_id) do update set last_number = event_cursor.last_number + 1
       returning member_id, last_number
     )
     insert into event (member_id, number, payload, created_at)
     select member_id, last_number, $2::jsonb, $3 from cursor`,
    [memberIds, JSON.stringify(payload), new Date()],
  )
}
