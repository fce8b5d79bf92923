import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { required } from '#common/required.ts'
import type { Uuid } from '../plan/uuid.ts'
import { ChunkWriter } from './chunk-writer.ts'
import type { LoadRow } from './load-row.ts'

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
const endOfRows = -1
const noValue = -1
const textOid = 25
const year2000Ms = Date.UTC(2000, 0)
const dayMs = 86_400_000
const jsonbVersion = 1

type Encode = (writer: ChunkWriter, value: unknown) => void

/** How PostgreSQL's binary COPY wants each type. */
const encoders: Record<string, Encode> = {
  uuid: (writer, value) => writer.uuid(isUuid(value) ? value : refuse(value)),
  text: (writer, value) => writer.text(asText(value)),
  jsonb: (writer, value) => writer.text(JSON.stringify(value), jsonbVersion),
  integer(writer, value) {
    writer.int32(4)
    writer.int32(asNumber(value))
  },
  bigint(writer, value) {
    writer.int32(8)
    writer.int64(asNumber(value))
  },
  boolean(writer, value) {
    writer.int32(1)
    writer.byte(value ? 1 : 0)
  },
  'timestamp with time zone'(writer, value) {
    writer.int32(8)
    writer.int64((asNumber(value) - year2000Ms) * 1_000)
  },
  date(writer, value) {
    writer.int32(4)
    writer.int32((Date.parse(asText(value)) - year2000Ms) / dayMs)
  },
  'text[]': (writer, value) =>
    writer.sized(() => encodeTexts(writer, Array.isArray(value) ? value.map(asText) : refuse(value))),
}

function isUuid(value: unknown): value is Uuid {
  return typeof value === 'object' && value !== null && 'a' in value && 'd' in value
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : refuse(value)
}

function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : refuse(value)
}

function refuse(value: unknown): never {
  throw new TypeError(`A ${typeof value} cannot be written to a column of this type.`)
}

function encodeTexts(writer: ChunkWriter, texts: string[]): void {
  writer.int32(texts.length === 0 ? 0 : 1)
  writer.int32(0)
  writer.int32(textOid)
  if (texts.length === 0) return
  writer.int32(texts.length)
  writer.int32(1)
  for (const text of texts) writer.text(text)
}

/** The columns of a table that a row must fill: all that the database does not generate. */
export function loadedColumns(table: PgTable) {
  const keys = new Map<unknown, string>(Object.entries(table).map(([key, column]) => [column, key]))
  return getTableConfig(table)
    .columns.filter((column) => column.generated === undefined)
    .map((column) => ({ key: required(keys.get(column)), name: column.name, type: column.getSQLType() }))
}

/** Rows as the bytes of a binary COPY. Throws for a column that a row says nothing about. */
export function* encodeRows<T extends PgTable>(table: T, rows: Iterable<LoadRow<T>>): Generator<Buffer> {
  const columns = loadedColumns(table).map((column) => {
    const encode = encoders[column.type]
    if (!encode) throw new Error(`The load seed cannot write ${column.name}, which is ${column.type}.`)
    return { ...column, encode }
  })
  const writer = new ChunkWriter()
  writer.raw(signature)
  writer.int32(0)
  writer.int32(0)
  for (const row of rows as Iterable<Record<string, unknown>>) {
    writer.int16(columns.length)
    for (const { key, name, encode } of columns) {
      const value = row[key]
      if (value === undefined)
        throw new Error(`The load seed says nothing about ${getTableName(table)}.${name}.`)
      if (value === null) writer.int32(noValue)
      else encode(writer, value)
    }
    if (writer.isFull) yield writer.take()
  }
  writer.int16(endOfRows)
  yield writer.take()
}
