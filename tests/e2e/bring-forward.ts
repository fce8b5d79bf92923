import { onDatabase } from './on-database.ts'

/** Lets the time pass after which a member, who has left the site, is mailed of what waits. */
export async function bringForward(memberId: string, queue: string): Promise<void> {
  await onDatabase(async (client) => {
    await client.query(`update profile set last_active_at = now() - interval '1 hour' where member_id = $1`, [
      memberId,
    ])
    await client.query(
      `update pgboss.job set start_after = now() where name = $1 and state = 'created' and data::text like $2`,
      [queue, `%${memberId}%`],
    )
  })
}
