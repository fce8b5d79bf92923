import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ageOn } from '#common/profiles/age-on.ts'
import type { StaffCtx } from '#server/kernel/context.ts'
import {
  bool,
  float,
  int,
  json,
  nullable,
  oneOf,
  text,
  textList,
  timestamp,
  uuid,
} from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

const hint = z.strictObject({
  kind: z.enum(['banned', 'duplicate', 'explicit', 'no_face', 'unreadable']),
  score: z.number(),
  photo: z.string().optional(),
})

const shape = {
  id: uuid,
  kind: oneOf(['photo', 'verification']),
  waiting: int,
  site: text,
  memberId: uuid,
  name: text,
  birthDate: text,
  gender: nullable(text),
  verified: bool,
  isMain: nullable(bool),
  isPrivate: nullable(bool),
  pose: nullable(text),
  /** The picture to decide on. */
  key: nullable(text),
  /** The member's other photos, to compare with. */
  otherKeys: textList(),
  hints: json(z.array(hint)),
  score: float,
  createdAt: timestamp,
}

/** The longest waiting item that is not among those skipped, with what a reviewer needs to know of it. */
export async function findNextItem({ db, now }: StaffCtx, skipped: readonly string[]) {
  const [found] = await rows(
    db,
    shape,
    sql`
    select item.id, item.kind, (select count(*)::int from review_item where state = 'open') as waiting,
      site.settings->>'name' as site, item.member_id as "memberId", member.name,
      profile.birth_date::text as "birthDate", profile.gender, profile.verified,
      photo.is_main as "isMain", photo.private as "isPrivate", verification.pose,
      coalesce(photo.full_key, verification.file_key) as key,
      array(select other.full_key from photo other
        where other.member_id = item.member_id and other.id <> item.subject_id and other.state <> 'rejected'
        order by other.is_main desc, other.position) as "otherKeys",
      item.hints, item.score, item.created_at as "createdAt"
    from review_item item join member on member.id = item.member_id join site on site.id = item.site_id
      join profile on profile.member_id = item.member_id
      left join photo on item.kind = 'photo' and photo.id = item.subject_id
      left join verification on item.kind = 'verification' and verification.id = item.subject_id
    where item.state = 'open' and item.id <> all(${sql.param([...skipped])}::uuid[])
    order by item.created_at, item.id limit 1`,
  )
  return found && { ...found, age: ageOn(found.birthDate, now()) }
}

export type NextItem = NonNullable<Awaited<ReturnType<typeof findNextItem>>>
