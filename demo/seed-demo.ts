import { availableParallelism } from 'node:os'
import { sql } from 'drizzle-orm'
import type { NicheId } from '#common/niches.ts'
import { members } from '#server/members/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import { runAlone } from '#server/platform/db/run-transaction.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { paintPortraits } from './paint-portraits.ts'
import { planDemoSignins } from './people/plan-demo-signins.ts'
import { planPeople } from './people/plan-people.ts'
import { firstMembers } from './people/plan-seats.ts'
import { planPortraitsOf } from './portraits/plan-portraits.ts'
import { removeLeftFiles } from './remove-left-files.ts'
import { writeCodes } from './write-codes.ts'
import { writeCommunity } from './write-community.ts'

export const demoSeed = 2026
const nicheIds: NicheId[] = [1, 2, 3, 4, 5, 6, 7]
const lockKey = 7_236_002
export const paintingKey = 7_236_003

export type DemoOptions = {
  /** The database once more, for a lock that is held longer than statements may take. */
  url: string
  storage: Storage
  /** How many members the community has in the end. Each has a face of their own. */
  members: number
  /** With how many it begins; grow-demo.ts brings the others. */
  first?: number
  now: Date
  print: (line: string) => void
}

export const planSignins = () => nicheIds.flatMap((niche) => planDemoSignins(niche))

/**
 * Fills an installation that has no demo member yet with the demo community: painted portraits first, then everyone
 * and everything in one transaction. A start that was interrupted begins again, without what the first has left; a
 * second one at the same time waits.
 */
export async function seedDemo(db: Db, options: DemoOptions): Promise<void> {
  if (await isSeeded(db)) return
  await runAlone(options.url, paintingKey, async () => {
    if (!(await isSeeded(db))) await fill(db, options)
  })
}

async function fill(db: Db, options: DemoOptions): Promise<void> {
  const { print, storage, now, first = firstMembers } = options
  const began = Date.now()
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`
  const people = planPeople(demoSeed, Math.min(options.members, first), first)
  const signins = planSignins()
  const portraits = planPortraitsOf(demoSeed, people, signins)
  print(`Painting ${portraits.length} portraits for the demo community…`)
  await removeLeftFiles(db, storage)
  const painted = await paintPortraits(
    portraits,
    storage,
    (done, all) => print(`  ${done} of ${all} pictures (${seconds()})`),
    availableParallelism(),
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    if (await isSeeded(tx)) return
    await writeCodes(tx)
    await writeCommunity(tx, { people, signins, painted, now, seed: demoSeed })
  })
  print(`The demo community is there: ${people.length} members on seven sites (${seconds()}).`)
}

async function isSeeded(db: Db): Promise<boolean> {
  const found = await db.select({ id: members.id }).from(members).where(sql`is_demo`).limit(1)
  return found.length > 0
}
