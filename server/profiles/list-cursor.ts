import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { invalidField } from '../platform/errors.ts'

/** Where a page of a list ended that is ordered by a time and a member's id, both descending. */
export type ListPlace = { at: Date; id: string }

/** Throws `invalid` with the field `cursor` for what this server did not write. */
export function readListCursor(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined
  const [time = '', id = '', ...rest] = cursor.split('.')
  if (!/^\d{1,14}$/.test(time) || !isUuid(id) || rest.length > 0)
    throw invalidField('cursor', 'invalid_cursor')
  return { at: new Date(Number(time)), id }
}

/** Makes the condition on a row's time and id that it comes after the place. */
export function afterPlace(place: ListPlace | undefined, at: SQLWrapper, id: SQLWrapper): SQL {
  if (!place) return sql`true`
  return sql`(${at}, ${id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`
}

/** The page of `found`, which has one row more where the list goes on, and the cursor of the next one. */
export function pageOf<R extends { id: string; at: string }>(found: R[], size: number) {
  const page = found.slice(0, size)
  const last = page.at(-1)
  const next = last && found.length > size ? `${new Date(last.at).getTime()}.${last.id}` : null
  return { page, next }
}
