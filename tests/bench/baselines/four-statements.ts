import type pg from 'pg'
import { v4 as uuidv4 } from 'uuid'
import type { Pair } from '../sections/send.ts'

/**
 * A message as four statements in a transaction, which is what a plain program does: number, message, place, event.
 * No charge, no job, no check.
 */
export function fourStatements(
  pool: pg.Pool,
  pairs: Pair[],
  body: string,
): (turn: number) => Promise<unknown> {
  return async (turn) => {
    const { from, to } = pairs[turn % pairs.length]!
    const me = from.ctx.actor.memberId
    const client = await pool.connect()
    const now = new Date()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ id: string; number: number }>(
        `update conversation set last_number = last_number + 1
         where company_id = $1 and low_id = least($2::uuid, $3::uuid) and high_id = greatest($2::uuid, $3::uuid)
         returning id, last_number as number`,
        [from.ctx.site.companyId, me, to],
      )
      const { id, number } = rows[0]!
      await client.query(
        `insert into message (conversation_id, number, sender_id, client_id, kind, body, cost, created_at)
         values ($1, $2, $3, $4, 'text', $5, 0, $6)`,
        [id, number, me, uuidv4(), body, now],
      )
      await client.query(
        `update participant set unread = unread + 1, last_at = $3 where conversation_id = $1 and member_id = $2`,
        [id, to, now],
      )
      await client.query(
        `with cursor as (update event_cursor set last_number = last_number + 1 where member_id = $1 returning last_number)
         insert into event (member_id, number, payload, created_at) select $1, last_number, $2, $3 from cursor`,
        [to, JSON.stringify({ type: 'message', from: me, chat: id }), now],
      )
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}
