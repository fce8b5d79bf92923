import { sql } from 'drizzle-orm'
import type { Ctx } from '../ctx/context.ts'
import { AppError } from '../platform/errors.ts'
import { createToken, hashToken } from '../platform/token.ts'

/** What a mailed link is for; one of another purpose opens nothing. */
export type LinkPurpose =
  | 'login'
  | 'activate'
  | 'reset'
  | 'mail_change'
  | 'undo'
  | 'reactivate'
  | 'unsubscribe'

export type NewLink = {
  memberId: string
  purpose: LinkPurpose
  /** What it is bound to: `{ to: '/chats/…' }` for a sign-in, `{ email }` for a new address. */
  data?: Record<string, string>
  minutes: number
}

/** Makes a link's token: 43 characters that go into one mail and are stored nowhere, only their hash is. */
export async function createMailLink(
  ctx: Ctx,
  { memberId, purpose, data = {}, minutes }: NewLink,
): Promise<string> {
  const token = createToken()
  const now = ctx.now()
  await ctx.db.execute(sql`
    insert into mail_link (token_hash, member_id, site_id, purpose, data, created_at, expires_at)
    values (${hashToken(token)}, ${memberId}, ${ctx.site.id}, ${purpose}, ${JSON.stringify(data)}::jsonb,
      ${now.toISOString()}, ${new Date(now.getTime() + minutes * 60_000).toISOString()})`)
  return token
}

/**
 * Uses a mailed link up: whom it belongs to and what it is bound to. Throws `link_invalid` for one that is unknown, used,
 * over, older than another of its purpose, or of another purpose or site. In the caller's transaction, which is undone
 * together with the use.
 */
export async function useLink(
  ctx: Ctx,
  token: string,
  purpose: LinkPurpose,
): Promise<{ memberId: string; data: Record<string, string> }> {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ memberId: string; data: Record<string, string> }>(sql`
    update mail_link set used_at = ${now}
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and site_id = ${ctx.site.id}
      and used_at is null and expires_at > ${now}::timestamptz
      and not exists (select from mail_link newer where newer.member_id = mail_link.member_id
        and newer.purpose = mail_link.purpose and newer.created_at > mail_link.created_at)
    returning member_id as "memberId", data`)
  const [link] = rows
  if (!link) throw new AppError('link_invalid')
  return link
}
