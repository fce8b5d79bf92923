import { sql } from 'drizzle-orm'
import type { Ctx } from '../ctx/context.ts'
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
