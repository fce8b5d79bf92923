import { channel } from 'node:diagnostics_channel'
import type { SQL } from 'drizzle-orm'
import type { Column, Shape } from './columns.ts'
import type { Db } from './db.ts'

export type AnsweredRows = {
  shape: Readonly<Record<string, Column>>
  fields: readonly { name: string; dataTypeID: number }[]
  rows: readonly Record<string, unknown>[]
  statement: SQL
}

/** Where every answer can be heard together with what it was declared to be. In production nobody listens. */
const answeredRows = channel('serenade:rows')

/**
 * The rows of a raw statement, whose columns are declared beside it. The declaration is checked against what PostgreSQL
 * answers whenever a test runs the statement (server/testing/check-rows.ts), and costs nothing in production.
 */
export async function rows<R extends Record<string, unknown>>(
  db: Pick<Db, 'execute'>,
  shape: Shape<R>,
  statement: SQL,
): Promise<R[]> {
  const answer = await db.execute(statement)
  if (answeredRows.hasSubscribers)
    answeredRows.publish({
      shape,
      fields: answer.fields,
      rows: answer.rows,
      statement,
    } satisfies AnsweredRows)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape says so, and the tests hold it to that
  return answer.rows as R[]
}
