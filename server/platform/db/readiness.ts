import { sql } from 'drizzle-orm'
import { errorCode } from '../error-code.ts'
import { int } from './columns.ts'
import type { Db } from './db.ts'
import { migrationNames } from './migrate.ts'
import { rows } from './rows.ts'

export type Readiness = 'ready' | 'database' | 'migrations' | 'stopping'

const patienceMs = 3_000

/** Whether requests that need the database can be answered now, and if not, why. Asks for 3 seconds at most. */
export async function checkReadiness(db: Db, stopping: AbortSignal): Promise<Readiness> {
  if (stopping.aborted) return 'stopping'
  const wanted = migrationNames()
  const names = sql.join(
    wanted.map((name) => sql`${name}`),
    sql`, `,
  )
  const asked = rows(
    db,
    { applied: int },
    sql`select count(*)::int as applied from migration where name in (${names})`,
  )
    .then(([found]): Readiness => (found?.applied === wanted.length ? 'ready' : 'migrations'))
    .catch((error: unknown): Readiness => (hasNoTable(error) ? 'migrations' : 'database'))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Readiness>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'database')
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

function hasNoTable(error: unknown): boolean {
  return error instanceof Error && errorCode(error.cause) === '42P01'
}
