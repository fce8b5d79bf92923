import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { mailDisabledReasons } from '#common/notification-categories.ts'
import { termsSince } from '#common/terms.ts'
import { unreadOf } from '#server/conversations/queries.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { newLikesOf } from '#server/likes/queries.ts'
import { members } from '#server/members/tables.ts'
import { disabledReasons } from '#server/notifications/disabled-mail.ts'
import { bool, float, int, json, nullable, oneOf, type Row, text, uuid } from '#server/platform/db/columns.ts'
import { joined } from '#server/platform/db/joined.ts'
import { one } from '#server/platform/db/one.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { photoColumn, photoObject } from '#server/profiles/cards.ts'
import { signupIsComplete } from '#server/profiles/search/pass-steps.ts'
import { photos, profiles } from '#server/profiles/tables.ts'

const shape = {
  id: uuid,
  name: text,
  email: nullable(text),
  language: text,
  paid: bool,
  conversationsStarted: int,
  fictionalKnown: bool,
  termsDue: nullable(text),
  /** As the database writes it, like lastActiveAt. */
  createdAt: text,
  country: nullable(text),
  zone: nullable(text),
  status: oneOf(['active', 'disabled']),
  /** The address is proved, or need not be. */
  confirmed: bool,
  lastActiveAt: text,
  complete: bool,
  balance: float,
  photo: photoColumn,
  unreadMessages: int,
  newLikes: int,
  lastSearch: json(z.record(z.string(), z.string())),
  notificationsDisabled: json(z.array(z.enum(mailDisabledReasons))),
}
export type FoundUser = Row<typeof shape>

const member = joined(members)
const profile = joined(profiles)
const photo = joined(photos)

/** Whoever has accepted none is asked, too; but no member of a demo, who never signed up. */
const termsNow = sql`greatest(company.added, ${termsSince}::timestamptz)`
const termsDue = sql`case when member.terms_version < ${termsNow} or (member.terms_version is null and not member.is_demo) then ${termsNow}::text end`

/**
 * A member with all that the member's own screens show at once: account, profile, credits, main photo and news. Every
 * page asks for it, and Drizzle's builder takes longer to write such a statement than PostgreSQL to carry it out.
 */
export async function findUser(ctx: Ctx, memberId: string): Promise<FoundUser> {
  const found = await rows(
    ctx.db,
    shape,
    prepared(sql`
    select member.id, member.name, member.email, member.language, member.paid,
      member.conversations_started as "conversationsStarted", member.fictional_known_at is not null as "fictionalKnown",
      ${termsDue} as "termsDue",
      member.created_at::text as "createdAt",
      profile.country, notice_rhythm.time_zone as zone, profile.status, profile.last_active_at::text as "lastActiveAt",
      profile.last_search as "lastSearch", ${signupIsComplete(profile)} as complete,
      (member.email_confirmed_at is not null or member.is_demo) as confirmed,
      account.balance::float8 as balance, ${photoObject(photo)} as photo,
      ${unreadOf(ctx, memberId)} as "unreadMessages", ${newLikesOf(ctx, memberId)} as "newLikes",
      ${disabledReasons(member)} as "notificationsDisabled"
    from ${member} join company on company.id = member.company_id join ${profile} on profile.member_id = member.id
      join account on account.member_id = member.id
      left join notice_rhythm on notice_rhythm.member_id = member.id
      left join ${photo} on photo.member_id = member.id and photo.is_main
    where member.id = ${memberId}`),
  )
  return one(found)
}
