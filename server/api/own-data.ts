import { type SQL, sql } from 'drizzle-orm'
import type { MemberCtx } from '../ctx/context.ts'
import { isShownTo, ownBlocks } from '../profiles/relation.ts'

/** One file of the download: what the database keeps of the member under that head, each row an object. */
type OwnFile = { path: string; read: (ctx: MemberCtx) => Promise<unknown> }

type Statement = (ctx: MemberCtx) => SQL

/**
 * All that is the member's. Others appear by the name that they show, and only those whom the member can see: their words
 * and ids are theirs. Mails are listed without their text, since the links in it may still open something.
 */
export const ownData: OwnFile[] = [
  file(
    'account.json',
    ({ actor }) => sql`
    select id, email, email_confirmed_at, name, language, paid as premium, created_at, tracking
    from member where id = ${actor.memberId}`,
  ),
  file(
    'profile.json',
    ({ actor }) => sql`
    select gender, sexuality, birth_date::text as date_of_birth, profile.country, region.name as region, city.name as city,
      relationship_status, hair_color, eye_color, body_type, tattoos, interests, reason, about, invisible,
      last_active_at, created_at
    from profile left join region on region.id = profile.region_id left join city on city.id = profile.city_id
    where member_id = ${actor.memberId}`,
  ),
  file(
    'photos.json',
    ({ actor }) => sql`
    select row_number() over (order by is_main desc, position)::int as photo, is_main, state, width, height, created_at
    from photo where member_id = ${actor.memberId} order by is_main desc, position`,
  ),
  file(
    'messages.json',
    (ctx) => sql`
    select ${shownName(ctx, sql`participant.other_id`)} as "to", message.kind, message.body as text,
      message.cost as credits, message.created_at as sent_at
    from message join participant on participant.conversation_id = message.conversation_id
      and participant.member_id = message.sender_id
    where message.sender_id = ${ctx.actor.memberId} order by message.conversation_id, message.number`,
  ),
  file(
    'likes.json',
    (ctx) => sql`
    select ${shownName(ctx, sql`member_like.to_id`)} as liked, created_at
    from member_like where from_id = ${ctx.actor.memberId} order by created_at`,
  ),
  file('blocks.json', (ctx) => ownBlocks(ctx)),
  file(
    'payments.json',
    ({ actor }) => sql`
    select id as payment, credits, amount, transaction_costs, currency, method, state, created_at, ended_at
    from payment_order where member_id = ${actor.memberId} order by created_at`,
  ),
  file(
    'credits.json',
    ({ actor }) => sql`
    select transfer.kind, case when to_account = account.id then amount else -amount end as credits, created_at
    from account join transfer on account.id in (from_account, to_account)
    where account.member_id = ${actor.memberId} order by created_at, transfer.id`,
  ),
  file(
    'sessions.json',
    ({ actor }) => sql`
    select browser, created_at as signed_in_at, seen_on::text, expires_at
    from session where member_id = ${actor.memberId} order by created_at`,
  ),
  file(
    'passkeys.json',
    ({ actor }) => sql`
    select name, created_at, used_on::text from passkey where member_id = ${actor.memberId} order by created_at`,
  ),
  file(
    'mails.json',
    ({ actor }) => sql`
    select kind, state, address, subject, created_at, sent_at
    from mail where member_id = ${actor.memberId} order by created_at`,
  ),
]

function file(path: string, statement: Statement): OwnFile {
  return { path, read: async (ctx) => (await ctx.db.execute(statement(ctx))).rows }
}

/** Null for who cannot be seen from here any more. */
function shownName(ctx: MemberCtx, id: SQL): SQL {
  return sql`(select other.name from member other where other.id = ${id} and ${isShownTo(ctx, id)})`
}

/** The photos' files, in the order of photos.json. */
export async function ownPhotoKeys({ db, actor }: MemberCtx): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select full_key as key from photo where member_id = ${actor.memberId} order by is_main desc, position`)
  return rows.map(({ key }) => key)
}
