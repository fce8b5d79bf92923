import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'

export const channel = 'serenade_events'

type Writing = { db: Db; now: Clock }

/** A row of the member's stream. Whoever writes it also wakes the member's open pages. */
export async function writeEvent({ db, now }: Writing, memberId: string, payload: object): Promise<void> {
  await db.execute(sql`
    with cursor as (
      insert into event_cursor (member_id, last_number) values (${memberId}, 1)
      on conflict (member_id) do update set last_number = event_cursor.last_number + 1
      returning last_number
    )
    insert into event (member_id, number, payload, created_at)
    select ${memberId}, last_number, ${JSON.stringify(payload)}::jsonb, ${now().toISOString()}::timestamptz from cursor`)
}

/**
 * The same for a program that serves no streams, as the review in a terminal: PostgreSQL itself wakes all processes when
 * the transaction commits.
 */
export async function writeAndNotify(within: Writing, memberId: string, payload: object): Promise<void> {
  await writeEvent(within, memberId, payload)
  await within.db.execute(sql`select pg_notify(${channel}, ${`elsewhere ${memberId}`})`)
}
