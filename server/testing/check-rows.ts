import { channel } from 'node:diagnostics_channel'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterEach } from 'vitest'
import { z } from 'zod'
import type { AnsweredRows } from '../platform/db/rows.ts'

export const answeredRows = channel('serenade:rows')
const dialect = new PgDialect()
const wrong = new Set<string>()

answeredRows.subscribe((message) => {
  // Only `rows` publishes there.
  const found = misdeclared(message as AnsweredRows)
  if (found) wrong.add(found)
})

/** Fails the test in which a statement answered something else than its declared row. */
afterEach(() => {
  const found = [...wrong]
  wrong.clear()
  if (found.length > 0)
    throw new Error(`A statement answered something else than declared: ${found.join('; ')}`)
})

/** How an answer differs from its declaration, or undefined: names and types of its columns, then each value. */
export function misdeclared({ shape, fields, rows, statement }: AnsweredRows): string | undefined {
  const told = (what: string) => `${what}, in: ${dialect.sqlToQuery(statement).sql.slice(0, 300)}`
  const names = fields.map(({ name }) => name)
  const declared = Object.keys(shape)
  if (names.toSorted().join() !== declared.toSorted().join())
    return told(`declared are ${declared.join(', ')}; answered are ${names.join(', ')}`)
  for (const { name, dataTypeID } of fields)
    if (!shape[name]?.types.includes(dataTypeID)) return told(`${name} is of the type ${dataTypeID}`)
  const values = z.object(Object.fromEntries(declared.map((name) => [name, shape[name]!.value])))
  for (const row of rows) {
    const { error } = values.safeParse(row)
    if (error) return told(z.prettifyError(error))
  }
  return undefined
}
