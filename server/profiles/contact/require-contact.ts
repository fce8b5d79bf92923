import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import { json, nullable } from '#server/platform/db/columns.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { AppError } from '#server/platform/errors.ts'
import type { JoinedMember } from '../relation/joined-member.ts'

const refusal = z.strictObject({
  reason: z.enum(['photo', 'verified', 'age']),
  min: z.int(),
  max: z.int(),
})
type Refusal = z.infer<typeof refusal>

/** What refusalColumn answers. */
export const refusalShape = nullable(json(refusal))

/** A member to whom somebody writes, and the one who does. */
type Writing = { to: Pick<JoinedMember, 'member'>; from: JoinedMember }

/**
 * Tells why a member does not want a first message; null where it is welcome, as one from somebody whom the member has
 * liked.
 */
export function refusalColumn({ now }: Pick<Ctx, 'now'>, { to, from }: Writing): SQL {
  const { member: sender, profile: own } = from
  const age = fragment`extract(year from age(${now().toISOString()}::timestamptz::date, ${own.birthDate}))`
  return fragment`(select json_build_object('reason', reason, 'min', coalesce(min_age, 18), 'max', coalesce(max_age, 99))
    from contact_rule cross join lateral (select case
      when who = 'verified' and not ${own.verified} then 'verified'
      when who = 'photo' and not exists (select from photo
        where photo.member_id = ${sender.id} and photo.is_main and photo.state = 'active') then 'photo'
      when ${age} < min_age or ${age} > max_age then 'age' end as reason) as judged
    where contact_rule.member_id = ${to.member.id} and reason is not null and not exists (
      select from member_like where from_id = ${to.member.id} and to_id = ${sender.id}))`
}

/** Throws `contact_refused` with the reason. */
export function requireContact(found: Refusal | null, name: string): void {
  if (found) throw new AppError('contact_refused', { params: { name, ...found } })
}
