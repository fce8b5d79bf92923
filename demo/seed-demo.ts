import { sql } from 'drizzle-orm'
import type { NicheId } from '#common/sites/niches.ts'
import { members } from '#server/members/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import { runAlone, runTransaction } from '#server/platform/db/run-transaction.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { demoSeed } from './demo-seed.ts'
import { planDemoSignins } from './people/plan-demo-signins.ts'
import { planPeople } from './people/plan-people.ts'
import { firstMembers } from './people/plan-seats.ts'
import { planPhotos } from './pictures/plan-photos.ts'
import { removeLeftFiles } from './remove-left-files.ts'
import { writeCodes } from './write-codes.ts'
import { writeCommunity } from './write-community.ts'

const nicheIds: NicheId[] = [1, 2, 3, 4, 5, 6, 7]
const lockKey = 7_236_002
export const fillingKey = 7_236_003

export type DemoOptions = {
  /** The database once more, for a lock that is held longer than statements may take. */
  url: string
  storage: Storage
  /** How many members the community has in the end. Each has a face of their own. */
  members: number
  /** How many are written at once; grow-demo.ts brings the others. */
  first?: number
  now: Date
  print: (line: string) => void
}

export const planSignins = () => nicheIds.flatMap((niche) => planDemoSignins(niche))

/**
 * Fills an installation that has no demo member yet with the demo community, everyone and everything in one
 * transaction. A start that was interrupted begins again; a second one at the same time waits. What an earlier database
 * has left of pictures is removed, and none is painted yet. Returns how many members were written.
 */
export async function seedDemo(db: Db, options: DemoOptions): Promise<number> {
  if (await isSeeded(db)) return 0
  return runAlone(options.url, fillingKey, async () => ((await isSeeded(db)) ? 0 : fill(db, options)))
}

async function fill(db: Db, options: DemoOptions): Promise<number> {
  const { print, storage, now, first = firstMembers } = options
  const people = planPeople(demoSeed, Math.min(options.members, first), first)
  const signins = planSignins()
  print('Writing the demo community…')
  await removeLeftFiles(db, storage, { open: false })
  const portraits = await planPhotos(demoSeed, people, signins)
  await runTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    if (await isSeeded(tx)) return
    await writeCodes(tx)
    await writeCommunity(tx, { people, signins, portraits, now, seed: demoSeed })
  })
  return people.length
}

async function isSeeded(db: Db): Promise<boolean> {
  const found = await db.select({ id: members.id }).from(members).where(sql`is_demo`).limit(1)
  return found.length > 0
}
