import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Uuid } from '../plan/uuid.ts'

type Columns<T extends PgTable> = T['_']['columns']

/** Ids are words instead of text, moments are milliseconds since 1970. */
type Value<C extends PgColumn> = C['_']['columnType'] extends 'PgUUID'
  ? Uuid
  : C['_']['columnType'] extends 'PgTimestamp'
    ? number
    : C['_']['data']

type Cell<C extends PgColumn> = Value<C> | (C['_']['notNull'] extends true ? never : null)

/** A row with every column that the database does not generate, also those that have a default. */
export type LoadRow<T extends PgTable> = {
  [K in keyof Columns<T> as Columns<T>[K]['_']['generated'] extends undefined ? K : never]: Cell<
    Columns<T>[K]
  >
}
