import { type SQL, sql } from 'drizzle-orm'

/** The midnight before, in UTC. */
export function startOfDay(at: Date): SQL {
  return sql`date_trunc('day', ${at.toISOString()}::timestamptz, 'UTC')`
}
