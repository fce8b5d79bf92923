import { sql } from 'drizzle-orm'
import { int } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'
import { runAlone, runTransaction } from '#server/platform/db/run-transaction.ts'
import { demoSeed } from './demo-seed.ts'
import { planPeople } from './people/plan-people.ts'
import { firstMembers } from './people/plan-seats.ts'
import { planPhotos } from './pictures/plan-photos.ts'
import { type DemoOptions, fillingKey, planSignins } from './seed-demo.ts'
import { writeCommunity } from './write-community.ts'

type Growth = Pick<DemoOptions, 'url' | 'members' | 'first'> & {
  now: () => Date
  /** How far it grows for now. */
  until?: number
  batch?: number
}

/**
 * Whether the community began with its full first part and has people to come.
 * @internal For the test.
 */
export async function isGrowing(
  db: Db,
  { members, first = firstMembers, until = members }: Pick<Growth, 'members' | 'first' | 'until'>,
): Promise<boolean> {
  const written = await countPortraits(db)
  const signins = planSignins().length
  return written >= first + signins && written < Math.min(members, until) + signins
}

/**
 * Brings the members that the community lacks, a batch at a time, each in one transaction. Whatever ends it, the next
 * start goes on after the last whole batch. Another process that grows the same community waits, and finds it grown.
 * Returns how many members were written.
 */
export async function growDemo(db: Db, options: Growth): Promise<number> {
  const { url, members, first = firstMembers, until = members, batch = 1_000, now } = options
  if (!(await isGrowing(db, options))) return 0
  return runAlone(url, fillingKey, async () => {
    if (!(await isGrowing(db, options))) return 0
    const later = planPeople(demoSeed, members, first).slice(first, until)
    const known = first + planSignins().length
    const before = await countPortraits(db)
    for (let written = before; written < known + later.length; ) {
      const people = later.slice(written - known, written - known + batch)
      const portraits = await planPhotos(demoSeed, people, [], written)
      const seed = demoSeed + written
      await runTransaction(db, (tx) =>
        writeCommunity(tx, { people, signins: [], portraits, now: now(), seed }),
      )
      written += people.length
    }
    return known + later.length - before
  })
}

/** How many portraits of the community there are: they are numbered, and written in their order. */
async function countPortraits(db: Db): Promise<number> {
  const [last] = await rows(
    db,
    { number: int },
    sql`
    select coalesce(max(substring(full_key from '^demo/p([0-9]+)-')::int), 0) as number
    from photo where full_key like 'demo/p%'`,
  )
  return last?.number ?? 0
}
