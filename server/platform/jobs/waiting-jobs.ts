import { sql } from 'drizzle-orm'
import { float, int, text } from '../db/columns.ts'
import type { Db } from '../db/db.ts'
import { rows } from '../db/rows.ts'

export type WaitingJobs = { queue: string; jobs: number; oldestSeconds: number }

/** The jobs whose time has come and that nobody has taken up, by queue; one without any has zeros. */
export async function waitingJobs(db: Db, queues: readonly string[], now: Date): Promise<WaitingJobs[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const waiting = await rows(
    db,
    { queue: text, jobs: int, oldest: float },
    sql`
    select name as queue, count(*)::int as jobs,
      extract(epoch from ${at} - min(greatest(start_after, created_on)))::float as oldest
    from pgboss.job where state < 'active' and not blocked and start_after <= ${at} group by name`,
  )
  const found = new Map(waiting.map((row) => [row.queue, row]))
  return queues.map((queue) => {
    const { jobs = 0, oldest = 0 } = found.get(queue) ?? {}
    return { queue, jobs, oldestSeconds: Math.max(0, oldest) }
  })
}
