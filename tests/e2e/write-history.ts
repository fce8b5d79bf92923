import { onDatabase } from './on-database.ts'

/** Continues a conversation up to a number of messages, a minute apart and all read: `Message 2`, `Message 3`, … */
export async function writeHistory(conversation: string, to: number): Promise<void> {
  await onDatabase(async (client) => {
    await client.query('begin')
    await client.query(
      `insert into message (conversation_id, number, sender_id, client_id, kind, body, cost, created_at)
       select id, number, case when number % 3 = 0 then low_id else high_id end, gen_random_uuid(), 'text',
         'Message ' || number || repeat(' and what else there is to tell', number % 5), 0,
         now() - ($2 - number) * interval '1 minute'
       from conversation, generate_series(2, $2::int) as number where id = $1`,
      [conversation, to],
    )
    await client.query('update conversation set last_number = $2 where id = $1', [conversation, to])
    await client.query(
      `update participant set read_number = $2, delivered_number = $2, unread = 0, last_at = now()
       where conversation_id = $1`,
      [conversation, to],
    )
    await client.query('commit')
  })
}
