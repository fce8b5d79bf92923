import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'

const mark = '/* prepared */'
const names = new Map<string, string>()

/**
 * Marks a statement that each connection plans once and not each time, as it is or by the condition that ends it. For
 * what finds its rows by key, so that one plan is right for all values, and whose text is the same each time; planning
 * is most of what such a statement costs.
 */
export function prepared(statement: SQL): SQL {
  return sql`${statement} ${sql.raw(mark)}`
}

/** A `limit` that a kept plan knows: with a parameter it would expect a tenth of everything, and sort all of it. */
export function limitTo(count: number): SQL {
  return sql.raw(`limit ${count}`)
}

/** Lets a client's marked statements be prepared under a name of their own. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- passes on whatever the overloads of pg take
  client.query = ((...[config, ...given]: unknown[]) => query(named(config), ...given)) as typeof client.query
}

function named(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config)) return config
  const { text } = config
  if (typeof text !== 'string' || !text.endsWith(mark)) return config
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
  }
  return { ...config, name }
}
