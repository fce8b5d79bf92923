import type pg from 'pg'

export type When = 'before' | 'after'

type Given = unknown[]
type Broken = { stream: { destroy: () => void } }

/** What live events send on their own, and arrivals that are noted, a moment later: no part of the verb. */
const background = /pg_notify|set delivered_number/

/**
 * Breaks the connection of one statement of a pool: before the server has read it, or after it has carried it out and
 * its answer is lost. So a commit fails in both of its ways.
 */
export function failAt(pool: pg.Pool) {
  let armed: { statement: number; when: When } | undefined
  let seen: string[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: Given) => Promise<unknown> | undefined
    const cut = () => (client as unknown as { connection: Broken }).connection.stream.destroy()
    client.query = ((...given: Given) => {
      const text = textOf(given[0])
      if (background.test(text)) return query(...given)
      seen.push(text)
      if (armed?.statement !== seen.length) return query(...given)
      if (armed.when === 'before') {
        cut()
        return query(...given)
      }
      return swallowAnswer(query, given, cut)
    }) as typeof client.query
  })
  return {
    arm(statement: number, when: When) {
      armed = { statement, when }
      seen = []
    },
    disarm() {
      armed = undefined
    },
    /** The statements since it was armed, in their order. */
    seen: () => seen,
  }
}

function swallowAnswer(
  query: (...given: Given) => Promise<unknown> | undefined,
  given: Given,
  cut: () => void,
) {
  const lost = () => {
    cut()
    return Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  }
  const callback = given.at(-1)
  if (typeof callback !== 'function') return query(...given)!.then(() => Promise.reject(lost()))
  return query(...given.slice(0, -1), () => callback(lost()))
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return (statement as { text?: string }).text ?? ''
}
