import type pg from 'pg'
import type { Log } from '../observe/log.ts'
import type { Metrics } from '../observe/metrics/create-metrics.ts'
import { slowStatements, statementSeconds } from '../observe/metrics/platform-metrics.ts'
import { currentTrace, keepTrace, runTraced } from '../observe/trace.ts'

export type StatementWatch = { log: Log; metrics?: Metrics; slowMs?: number }

type Given = unknown[]
type Done = (error?: unknown) => void

/** Counts every statement of a pool for the request it serves, measures it, and logs the slow ones without values. */
export function watchStatements(pool: pg.Pool, watch: StatementWatch): void {
  const connect = pool.connect.bind(pool) as (callback?: (...given: Given) => void) => unknown
  // The pool answers a waiting caller from within the call that released the connection.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- passes on whatever the overloads of pg take
  pool.connect = ((callback?: (...given: Given) => void) =>
    connect(callback && keepTrace(callback))) as typeof pool.connect
  pool.on('connect', (client) => watchClient(client, watch))
}

function watchClient(client: pg.PoolClient, watch: StatementWatch): void {
  const query = client.query.bind(client) as (...given: Given) => unknown
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
  client.query = ((...given: Given) => {
    const done = begin(textOf(given[0]), watch)
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      given[given.length - 1] = (...answer: Given) => {
        done(answer[0] ?? undefined)
        callback(...answer)
      }
      return query(...given)
    }
    const answer = query(...given)
    if (answer instanceof Promise) void settle(answer, done)
    return answer
  }) as typeof client.query
}

async function settle(answer: Promise<unknown>, done: Done): Promise<void> {
  try {
    await answer
  } catch (error) {
    return done(error)
  }
  done()
}

function begin(text: string, { log, metrics, slowMs = Number.POSITIVE_INFINITY }: StatementWatch): Done {
  const trace = currentTrace()
  if (trace) {
    trace.counted.statements += 1
    trace.texts?.push(text)
  }
  const startedAt = performance.now()
  return (error) => {
    const ms = performance.now() - startedAt
    metrics?.observe(
      statementSeconds,
      { kind: statementKind(text), outcome: error ? 'failed' : 'done' },
      ms / 1_000,
    )
    if (ms < slowMs) return
    metrics?.count(slowStatements, {})
    const write = () =>
      log.warn({ ms: Math.round(ms), statement: normaliseStatement(text) }, 'slow statement')
    if (trace) runTraced(trace, write)
    else write()
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const named = typeof statement === 'object' && statement !== null && 'text' in statement
  return named && typeof statement.text === 'string' ? statement.text : ''
}

const longestRead = 20_000
const longest = 1_000
const kinds = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'])

const place = String.raw`(?:\$\d+|\?|default)`
const row = String.raw`\(${place}(?:, ${place})*\)`
const manyRows = new RegExp(`(${row})(?:, ${row})+`, 'g')
const longList = new RegExp(`(${place})(?:, ${place}){7,}`, 'g')

/** The word that a statement begins with, one of a few. @internal For the test. */
export function statementKind(text: string): string {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return kinds.has(word) ? word : 'other'
}

/**
 * A statement as it may be logged: on one line, without any value or comment, lists cut short, at most 1,000 characters.
 * @internal For the test.
 */
export function normaliseStatement(text: string): string {
  return text
    .slice(0, longestRead)
    .replace(/\$([a-z_]*)\$.*?(?:\$\1\$|$)/gis, '?')
    .replace(/'(?:[^'\\]|''|\\.)*'?/gs, '?')
    .replace(/--.*$/gm, '')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .replace(manyRows, '$1, …')
    .replace(longList, '$1, …')
    .trim()
    .slice(0, longest)
}
