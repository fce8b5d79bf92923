import { channel } from 'node:diagnostics_channel'
import { PgDialect } from 'drizzle-orm/pg-core'
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

/** What was answered wrongly since the last call. */
export function takeMisdeclared(): string[] {
  const found = [...wrong]
  wrong.clear()
  return found
}

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
