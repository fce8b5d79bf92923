import { sql } from 'drizzle-orm'
import type { Handler } from 'hono'
import type { Deps } from '../deps.ts'

/** GET /ready: whether requests that need the database can be answered now. */
export function ready(deps: Deps): Handler {
  return async (c) => {
    const reachable = await deps.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    if (!reachable) c.header('Retry-After', '5')
    return c.json({ ready: reachable }, reachable ? 200 : 503)
  }
}
