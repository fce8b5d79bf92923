import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '../ctx/context.ts'
import { rows } from '../platform/db/rows.ts'
import { createMailLink, type MailLink } from './mail-links.ts'

/**
 * The link that takes back what happened at `since`. Null where that was undone meanwhile: a mail can leave a day after
 * what it tells of, and whoever was put out of the account would get back in by it.
 */
export async function createUndoLink(
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  memberId: string,
  data: { since: string; email?: string },
): Promise<string | null> {
  const undone = await rows(
    ctx.db,
    {},
    sql`
    select from mail_link where member_id = ${memberId} and purpose = 'undo'
      and (data ->> 'since')::timestamptz <= ${data.since}::timestamptz and used_at >= ${data.since}::timestamptz`,
  )
  if (undone.length > 0) return null
  return createMailLink(ctx, { memberId, purpose: 'undo', data, minutes: limits.undoLinkMinutes })
}

/**
 * Ends what was mailed to a member, but for the undo of what happened earlier. When a mail left does not count: the
 * younger one's can have been faster.
 */
export async function dropUndone(
  { db }: Pick<Ctx, 'db'>,
  { memberId, data, createdAt }: MailLink,
): Promise<void> {
  await db.execute(sql`
    delete from mail_link where member_id = ${memberId} and used_at is null and (purpose <> 'undo'
      or coalesce((data ->> 'since')::timestamptz, created_at) >= ${data.since ?? createdAt}::timestamptz)`)
}
