import type { Handler } from 'hono'
import type { Db } from '../platform/db/db.ts'
import { checkReadiness, type Readiness } from '../platform/db/readiness.ts'

/** GET /ready: whether this process should be given requests now. Callers at the same time share one look. */
export function ready({ db, stopping }: { db: Db; stopping: AbortSignal }): Handler {
  let looking: Promise<Readiness> | undefined
  return async (c) => {
    looking ??= checkReadiness(db, stopping).finally(() => {
      looking = undefined
    })
    const state = await looking
    if (state === 'ready') return c.json({ ready: true })
    c.header('Retry-After', '5')
    return c.json({ ready: false, reason: state }, 503)
  }
}
