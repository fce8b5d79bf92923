import type { Db } from './db.ts'
import { schemaFingerprint } from './schema-fingerprint.ts'

/**
 * Of the schema that version 0.1.0 made by fifty-seven migrations and the baseline makes at once (migrate.test.ts).
 * @internal For the test.
 */
export const baselineFingerprint = '3dd7af996940b6a4932c8284690e56b5eafa5d433f00c8d73eb7c10db0a4e819'

/** Whether an older version made the database: it has migrations, and none of the baseline's. */
export function isOlder(applied: ReadonlySet<string>, baseline: readonly string[]): boolean {
  return applied.size > 0 && !baseline.some((name) => applied.has(name))
}

/** Throws a sentence for people where the baseline does not describe this database. To be called in a transaction. */
export async function requireBaseline(db: Pick<Db, 'execute'>): Promise<void> {
  if ((await schemaFingerprint(db)) === baselineFingerprint) return
  throw new Error(
    'The database was made by an older version, and its tables are not those of version 0.1.0. ' +
      'Start version 0.1.0 on it once, which brings it up to date, and then this version. ' +
      'If that changes nothing, somebody has changed the tables by hand: undo that, or begin with an empty database.',
  )
}
