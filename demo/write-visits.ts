import type { Db } from '#server/platform/db/db.ts'
import { favourites, visits } from '#server/profiles/tables.ts'
import type { WrittenMember } from './write-people.ts'
import { writeRows } from './write-rows.ts'

export type DemoVisit = { from: WrittenMember; to: WrittenMember; minutesAgo: number }

const minuteMs = 60_000

/** Writes who looked at whom: the latest time of each pair, and nothing of a fictional profile, which never looks. */
export async function writeVisits(db: Db, planned: DemoVisit[], now: Date): Promise<void> {
  const byPair = new Map(
    planned
      .filter(({ from }) => !from.person.is_fictional)
      .toSorted((one, other) => other.minutesAgo - one.minutesAgo)
      .map((visit) => [`${visit.from.id} ${visit.to.id}`, visit]),
  )
  await writeRows(
    db,
    visits,
    [...byPair.values()].map(({ from, to, minutesAgo }) => ({
      memberId: to.id,
      visitorId: from.id,
      visitedAt: new Date(now.getTime() - minutesAgo * minuteMs),
    })),
  )
}

/** Writes whom the demo sign-ins saved. */
export async function writeFavourites(db: Db, planned: DemoVisit[], now: Date): Promise<void> {
  await writeRows(
    db,
    favourites,
    planned.map(({ from, to, minutesAgo }) => ({
      ownerId: from.id,
      memberId: to.id,
      createdAt: new Date(now.getTime() - minutesAgo * minuteMs),
    })),
  )
}
