import { sql } from 'drizzle-orm'
import { int } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'
import { runAlone } from '#server/platform/db/run-transaction.ts'
import { paintPortraits } from './paint-portraits.ts'
import { planPeople } from './people/plan-people.ts'
import { firstMembers } from './people/plan-seats.ts'
import { planPortraitsOf } from './portraits/plan-portraits.ts'
import { removeLeftFiles } from './remove-left-files.ts'
import { type DemoOptions, demoSeed, paintingKey, planSignins } from './seed-demo.ts'
import { writeCommunity } from './write-community.ts'

type Growth = Omit<DemoOptions, 'now'> & { now: () => Date; batch?: number }

/** Whether the community began with its full first part and has people to come. */
export async function isGrowing(
  db: Db,
  { members, first = firstMembers }: Pick<Growth, 'members' | 'first'>,
): Promise<boolean> {
  const written = await countPortraits(db)
  const signins = planSignins().length
  return written >= first + signins && written < members + signins
}

/**
 * Brings the members that the community lacks, a batch at a time: portraits first, then all of the batch in one
 * transaction. Whatever ends it, the next start goes on after the last whole batch, and removes what was painted for
 * one that was not written. Another process that grows the same community waits, and finds it grown.
 */
export async function growDemo(db: Db, options: Growth): Promise<void> {
  const { url, storage, members, first = firstMembers, batch = 200, now, print } = options
  await runAlone(url, paintingKey, async () => {
    if (!(await isGrowing(db, options))) return
    await removeLeftFiles(db, storage)
    const later = planPeople(demoSeed, members, first).slice(first)
    const known = first + planSignins().length
    for (let written = await countPortraits(db); written < known + later.length; ) {
      const people = later.slice(written - known, written - known + batch)
      const portraits = planPortraitsOf(demoSeed, people, [], written)
      const painted = await paintPortraits(portraits, storage, () => {})
      const seed = demoSeed + written
      await db.transaction((tx) => writeCommunity(tx, { people, signins: [], painted, now: now(), seed }))
      written += people.length
    }
    print(`The demo community has grown to ${members} members.`)
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
