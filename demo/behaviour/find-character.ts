import { and, eq, isNull } from 'drizzle-orm'
import { members } from '#server/members/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import { profiles } from '#server/profiles/tables.ts'

export type Character = typeof members.$inferSelect

/** The demo character with this id: drawn, without an address, and no fictional profile. Undefined for everyone else. */
export async function findCharacter(db: Db, id: string): Promise<Character | undefined> {
  const [row] = await db
    .select({ member: members })
    .from(members)
    .innerJoin(profiles, eq(profiles.memberId, members.id))
    .where(
      and(
        eq(members.id, id),
        eq(members.isDemo, true),
        isNull(members.email),
        eq(profiles.isFictional, false),
      ),
    )
  return row?.member
}

/** A number from 0 to `below` that is always the same for the same text. */
export function steadyNumber(text: string, below: number): number {
  let sum = 7
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % 1_000_003
  return sum % below
}
