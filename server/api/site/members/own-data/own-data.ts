import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MemberCtx } from '#server/kernel/context.ts'
import { findPreferences } from '#server/notifications/preferences.ts'
import { bool, int, json, nullable, text, textList, timestamp, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { findContact } from '#server/profiles/contact/contact-rule.ts'
import { findPrivacy } from '#server/profiles/privacy.ts'
import { promptsColumn, promptsOf } from '#server/profiles/prompts.ts'
import { ownBlocks } from '#server/profiles/relation/blocks.ts'
import { findSavedSearches } from '#server/profiles/saved/saved-searches.ts'
import { file, type OwnFile, shownName } from './own-file.ts'
import { ownMoney } from './own-money.ts'
import { ownSafety } from './own-safety.ts'

/**
 * All that is the member's. Others appear by the name that they show, and only those whom the member can see: their words
 * and ids are theirs. Mails are listed without their text, since the links in it may still open something.
 */
export const ownData: OwnFile[] = [
  file(
    'account.json',
    {
      id: uuid,
      email: nullable(text),
      email_confirmed_at: nullable(timestamp),
      name: text,
      language: text,
      premium: bool,
      created_at: timestamp,
      tracking: json(z.record(z.string(), z.string())),
      terms_version: nullable(timestamp),
      terms_accepted_at: nullable(timestamp),
      fictional_known_at: nullable(timestamp),
    },
    ({ actor }) => sql`
    select id, email, email_confirmed_at, name, language, paid as premium, created_at, tracking,
      terms_version, terms_accepted_at, fictional_known_at
    from member where id = ${actor.memberId}`,
  ),
  file(
    'profile.json',
    {
      gender: nullable(text),
      sexuality: nullable(text),
      date_of_birth: text,
      country: nullable(text),
      region: nullable(text),
      city: nullable(text),
      relationship_status: nullable(text),
      hair_color: nullable(text),
      eye_color: nullable(text),
      body_type: nullable(text),
      tattoos: nullable(bool),
      interests: textList(),
      reason: nullable(text),
      about: nullable(text),
      prompts: promptsColumn,
      verified: bool,
      last_search: json(z.record(z.string(), z.string())),
      last_active_at: timestamp,
      created_at: timestamp,
    },
    ({ actor }) => sql`
    select gender, sexuality, birth_date::text as date_of_birth, profile.country, region.name as region, city.name as city,
      relationship_status, hair_color, eye_color, body_type, tattoos, interests, reason, about,
      ${promptsOf(sql`profile.member_id`)} as prompts, verified, last_search, last_active_at, created_at
    from profile left join region on region.id = profile.region_id left join city on city.id = profile.city_id
    where member_id = ${actor.memberId}`,
  ),
  {
    path: 'searches.json',
    read: async (ctx) => (await findSavedSearches(ctx)).map(({ name, search }) => ({ name, search })),
  },
  file(
    'age.json',
    {
      kind: text,
      country: text,
      created_at: timestamp,
      provider: nullable(text),
      reference: nullable(text),
    },
    ({ actor }) => sql`
    select kind, country, created_at, provider, reference from age_assurance where member_id = ${actor.memberId}`,
  ),
  file(
    'age-checks.json',
    { provider: text, country: text, state: text, begun_at: timestamp, ended_at: nullable(timestamp) },
    ({ actor }) => sql`
    select provider, country, state, created_at as begun_at, ended_at from age_check
    where member_id = ${actor.memberId} order by created_at`,
  ),
  { path: 'privacy.json', read: findPrivacy },
  { path: 'contact.json', read: findContact },
  { path: 'notifications.json', read: (ctx) => findPreferences(ctx, ctx.actor.memberId) },
  file(
    'photos.json',
    {
      photo: int,
      is_main: bool,
      private: bool,
      state: text,
      rejected_reason: nullable(text),
      width: int,
      height: int,
      created_at: timestamp,
    },
    ({ actor }) => sql`
    select row_number() over (order by is_main desc, position)::int as photo, is_main, private, state,
      rejected_reason, width, height, created_at
    from photo where member_id = ${actor.memberId} order by is_main desc, position`,
  ),
  file(
    'verification.json',
    { pose: text, state: text, reason: nullable(text), asked_at: timestamp, sent_at: nullable(timestamp) },
    ({ actor }) => sql`
    select pose, state, reason, asked_at, sent_at from verification
    where member_id = ${actor.memberId} order by asked_at`,
  ),
  file(
    'private-photos.json',
    {
      shown_to: nullable(text),
      state: text,
      asked_at: nullable(timestamp),
      expires_at: nullable(timestamp),
    },
    (ctx) => sql`
    select ${shownName(ctx, sql`album_access.viewer_id`)} as shown_to, state, asked_at, expires_at
    from album_access where owner_id = ${ctx.actor.memberId} order by asked_at`,
  ),
  file(
    'private-photos-asked.json',
    { asked: nullable(text), asked_at: nullable(timestamp) },
    (ctx) => sql`
    select ${shownName(ctx, sql`album_access.owner_id`)} as asked, asked_at
    from album_access where viewer_id = ${ctx.actor.memberId} and asked_at is not null order by asked_at`,
  ),
  file(
    'messages.json',
    {
      to: nullable(text),
      kind: text,
      text,
      credits: int,
      sent_at: nullable(timestamp),
      taken_back_at: nullable(timestamp),
      answers: nullable(text),
    },
    (ctx) => sql`
    select ${shownName(ctx, sql`own.other_id`)} as "to", kind, body as text, cost as credits, created_at as sent_at,
      unsent_at as taken_back_at, answers
    from (
      select participant.other_id, message.kind, concat_ws(' ', message.gift, message.gif, nullif(message.body, '')) as body, message.cost,
        message.created_at, message.conversation_id, message.number, message.unsent_at,
        case when quoted_number is not null then 'message ' || quoted_number when quoted_photo is not null then 'photo'
          when quoted_prompt is not null then 'prompt ' || quoted_prompt end as answers
      from message join participant on participant.conversation_id = message.conversation_id
        and participant.member_id = message.sender_id
      where message.sender_id = ${ctx.actor.memberId}
      union all
      select target_id, 'text', message, 0, null, null, null, null, null from signup_wish
      where member_id = ${ctx.actor.memberId} and message is not null
    ) as own order by conversation_id, number`,
  ),
  file(
    'reactions.json',
    { to: nullable(text), reaction: text, created_at: timestamp },
    (ctx) => sql`
    select ${shownName(ctx, sql`participant.other_id`)} as "to", reaction, created_at
    from message_reaction join participant using (conversation_id, member_id)
    where member_id = ${ctx.actor.memberId} order by created_at`,
  ),
  file(
    'gifts.json',
    { gift: text, sent_at: timestamp },
    ({ actor }) => sql`
    select message.gift, message.created_at as sent_at
    from participant join message on message.conversation_id = participant.conversation_id
      and message.sender_id = participant.other_id and message.gift is not null
    where participant.member_id = ${actor.memberId} order by message.created_at`,
  ),
  file(
    'likes.json',
    { liked: nullable(text), created_at: timestamp },
    (ctx) => sql`
    select ${shownName(ctx, sql`member_like.to_id`)} as liked, created_at
    from member_like where from_id = ${ctx.actor.memberId} order by created_at`,
  ),
  file(
    'swipe-game.json',
    { passed: nullable(text), created_at: timestamp },
    (ctx) => sql`
    select ${shownName(ctx, sql`swipe_pass.to_id`)} as passed, created_at
    from swipe_pass where from_id = ${ctx.actor.memberId} order by created_at`,
  ),
  file(
    'swipe-game-day.json',
    { time_zone: text, ends_at: timestamp, likes: int },
    ({ actor }) => sql`
    select zone as time_zone, until as ends_at, likes from swipe_day where member_id = ${actor.memberId}`,
  ),
  file('blocks.json', { blocked: nullable(text), created_at: timestamp }, ownBlocks),
  ...ownSafety,
  ...ownMoney,
  file(
    'sessions.json',
    { browser: nullable(text), signed_in_at: timestamp, seen_on: nullable(text), expires_at: timestamp },
    ({ actor }) => sql`
    select browser, created_at as signed_in_at, seen_on::text, expires_at
    from session where member_id = ${actor.memberId} order by created_at`,
  ),
  file(
    'passkeys.json',
    { name: text, created_at: timestamp, used_on: nullable(text) },
    ({ actor }) => sql`
    select name, created_at, used_on::text from passkey where member_id = ${actor.memberId} order by created_at`,
  ),
  file(
    'push-devices.json',
    { service: nullable(text), added_at: timestamp },
    ({ actor }) => sql`
    select substring(endpoint from '//([^/]+)') as service, created_at as added_at
    from push_subscription where member_id = ${actor.memberId} order by created_at`,
  ),
  file(
    'mails.json',
    {
      kind: text,
      state: text,
      address: nullable(text),
      subject: nullable(text),
      created_at: timestamp,
      sent_at: nullable(timestamp),
    },
    ({ actor }) => sql`
    select kind, state, address, subject, created_at, sent_at
    from mail where member_id = ${actor.memberId} order by created_at`,
  ),
]

/** The photos' files, in the order of photos.json. */
export async function ownPhotoKeys({ db, actor }: MemberCtx): Promise<string[]> {
  const files = await rows(
    db,
    { key: text },
    sql`select full_key as key from photo where member_id = ${actor.memberId} order by is_main desc, position`,
  )
  return files.map(({ key }) => key)
}

/** The files of the photos that the member sent in messages, in their order. */
export async function ownMessagePhotoKeys({ db, actor }: MemberCtx): Promise<string[]> {
  const files = await rows(
    db,
    { key: text },
    sql`select full_key as key from message_photo where sender_id = ${actor.memberId} order by created_at, id`,
  )
  return files.map(({ key }) => key)
}
