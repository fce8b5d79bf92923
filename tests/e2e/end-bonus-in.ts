import { timeBonusMs } from '#common/payments/time-bonus.ts'
import { onDatabase } from './on-database.ts'

/** Moves the member's signup so that the time bonus ends then. Returns the moment, in milliseconds. */
export async function endBonusIn(memberId: string, milliseconds: number): Promise<number> {
  const ends = Date.now() + milliseconds
  await onDatabase(async (client) => {
    await client.query('update member set created_at = $2 where id = $1', [
      memberId,
      new Date(ends - timeBonusMs),
    ])
  })
  return ends
}
