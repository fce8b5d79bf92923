import { type SQL, StringChunk, sql } from 'drizzle-orm'

/** A select that a statement carries out first, once, and afterwards reads by its name. */
export type Step = { name: StringChunk; written: SQL }

export function step(name: string, select: SQL): Step {
  const named = new StringChunk(name)
  return { name: named, written: sql`${named} as materialized (${select})` }
}

/** What such a statement begins with. */
export function withSteps(steps: readonly Step[]): SQL {
  const list = sql.join(
    steps.map(({ written }) => written),
    sql`, `,
  )
  return sql`with ${list}`
}
