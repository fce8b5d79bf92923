import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import { bigint, json, nullable, type Row, text, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'
import { createToken, hashToken } from '#server/platform/token.ts'

/** What a mailed link is for; one of another purpose opens nothing. */
export type LinkPurpose =
  | 'login'
  | 'activate'
  | 'reset'
  | 'mail_change'
  | 'undo'
  | 'reactivate'
  | 'unsubscribe'

/**
 * Of these each mail's link is good by itself. The undo of an older change must outlive a younger one: who took an
 * account over could otherwise change something again to get rid of it.
 */
const eachItsOwn: readonly LinkPurpose[] = ['login', 'undo', 'unsubscribe']

export type NewLink = {
  memberId: string
  purpose: LinkPurpose
  /** What it is bound to: `{ to: '/chats/…' }` for a sign-in, `{ email }` for a new address. */
  data?: Record<string, string>
  minutes: number
  /** Of an undo: the warning that it takes back. */
  warningId?: string
}

const linkShape = {
  memberId: uuid,
  data: json(z.record(z.string(), z.string())),
  createdAt: text,
  warningId: nullable(bigint),
}
export type MailLink = Row<typeof linkShape>

/** Makes a link's token: 43 characters that go into one mail and are stored nowhere, only their hash is. */
export async function createMailLink(
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  { memberId, purpose, data = {}, minutes, warningId }: NewLink,
): Promise<string> {
  const token = createToken()
  const now = ctx.now()
  const older = eachItsOwn.includes(purpose)
    ? sql``
    : sql`with older as (delete from mail_link where member_id = ${memberId} and purpose = ${purpose})`
  await ctx.db.execute(sql`${older}
    insert into mail_link (token_hash, member_id, site_id, purpose, data, created_at, expires_at, warning_id)
    values (${hashToken(token)}, ${memberId}, ${ctx.site.id}, ${purpose}, ${JSON.stringify(data)}::jsonb,
      ${now.toISOString()}, ${new Date(now.getTime() + minutes * 60_000).toISOString()},
      ${warningId ?? null}::bigint)`)
  return token
}

/** What a link is for whom, without using it up. Throws `link_invalid` for one that is used, expired or of elsewhere. */
export async function openLink(ctx: Ctx, token: string, purpose: LinkPurpose): Promise<MailLink> {
  const links = await rows(
    ctx.db,
    linkShape,
    sql`select ${linkColumns} from mail_link where ${opens(ctx, token, purpose)}`,
  )
  return found(links)
}

/**
 * Uses a link up, and answers what it was for. Of two at once one gets it; the other, like everybody whom the link does
 * not open, `link_invalid`. In a transaction that fails it stays good. The member is locked before the link: of several
 * links of one member none waits for another's while it holds what that one needs.
 */
export async function useLink(ctx: Ctx, token: string, purpose: LinkPurpose): Promise<MailLink> {
  const links = await rows(
    ctx.db,
    linkShape,
    sql`
    with owner as materialized (select id from member
      where id = (select member_id from mail_link where token_hash = ${hashToken(token)}) for no key update)
    update mail_link set used_at = ${ctx.now().toISOString()}::timestamptz
    from owner where mail_link.member_id = owner.id and ${opens(ctx, token, purpose)}
    returning ${linkColumns}`,
  )
  return found(links)
}

/** Ends a member's links that were not used yet: all of them, or those of some purposes. */
export async function dropLinks(
  { db }: Pick<Ctx, 'db'>,
  memberId: string,
  purposes?: readonly LinkPurpose[],
): Promise<void> {
  const only = purposes ? sql` and purpose = any(${sql.param(purposes)}::text[])` : sql``
  await db.execute(sql`delete from mail_link where member_id = ${memberId} and used_at is null${only}`)
}

const linkColumns = sql`mail_link.member_id as "memberId", mail_link.data, mail_link.created_at::text as "createdAt",
  mail_link.warning_id as "warningId"`

function opens(ctx: Ctx, token: string, purpose: LinkPurpose): SQL {
  return sql`token_hash = ${hashToken(token)} and mail_link.site_id = ${ctx.site.id} and purpose = ${purpose}
    and used_at is null and expires_at > ${ctx.now().toISOString()}::timestamptz
    and exists (select from member where member.id = mail_link.member_id
      and member.status = any (case mail_link.purpose when 'reactivate' then array['deleted']
        when 'undo' then array['active', 'deleted'] else array['active'] end))`
}

function found([link]: readonly MailLink[]): MailLink {
  if (!link) throw new AppError('link_invalid')
  return link
}
