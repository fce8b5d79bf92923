import { likes, matches } from '#server/likes/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { WrittenMember } from './write-people.ts'
import { writeRows } from './write-rows.ts'

export type DemoLike = { from: WrittenMember; to: WrittenMember; minutesAgo: number; seen: boolean }

const minuteMs = 60_000

/** Writes likes, each pair and direction once, and a match for every pair that likes each other. */
export async function writeLikes(db: Db, planned: DemoLike[], now: Date): Promise<void> {
  const byPair = new Map(planned.map((like) => [`${like.from.id} ${like.to.id}`, like]))
  const rows = [...byPair.values()].map((like) => {
    const createdAt = new Date(now.getTime() - like.minutesAgo * minuteMs)
    return { fromId: like.from.id, toId: like.to.id, createdAt, seenAt: like.seen ? createdAt : null }
  })
  await writeRows(db, likes, rows)
  const mutual = rows.filter((row) => row.fromId < row.toId && byPair.has(`${row.toId} ${row.fromId}`))
  await writeRows(
    db,
    matches,
    mutual.map((row) => ({ lowId: row.fromId, highId: row.toId, createdAt: row.createdAt })),
  )
}
