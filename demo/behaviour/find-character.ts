import { and, eq, isNull } from 'drizzle-orm'
import { members } from '#server/members/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import { profiles } from '#server/profiles/tables.ts'

export type Character = typeof members.$inferSelect & { country: string | null; about: string | null }

/** The demo character with this id: drawn, without an address, and no fictional profile. Undefined for everyone else. */
export async function findCharacter(db: Db, id: string): Promise<Character | undefined> {
  const [row] = await db
    .select({ member: members, country: profiles.country, about: profiles.about })
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
  return row && { ...row.member, country: row.country, about: row.about }
}
