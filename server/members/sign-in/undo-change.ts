import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { nullable, text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'
import { confirmAddress, lockAddress } from '../addresses/confirm-address.ts'
import { dropLinks, openLink, useLink } from '../addresses/mail-links.ts'
import { endSessions } from '../sessions/sessions.ts'

/**
 * What the button of a warning does: the account is what it was before what the warning tells of. It has that address and
 * those passkeys, nobody is signed in or known by a browser, and no password, link or undo made since opens anything.
 * Answers the member and the address for a new password: the old one may be what the stranger came by.
 * Undos of older warnings, which bring back more, stay good. Call it in a transaction.
 */
export async function undoChange(ctx: Ctx, token: string): Promise<{ memberId: string; email: string }> {
  const { warningId } = await openLink(ctx, token, 'undo')
  const [warned] = await rows(
    ctx.db,
    { email: text },
    sql`select email from account_warning where id = ${warningId}::bigint`,
  )
  if (!warned) throw new AppError('link_invalid')
  const { email } = warned
  await lockAddress(ctx, email)
  const { memberId } = await useLink(ctx, token, 'undo')
  // Also an account that was deleted since: the link to bring it back went to the address that is now undone.
  const [before] = await rows(
    ctx.db,
    { email: nullable(text) },
    sql`
    with before as (select email from member where id = ${memberId})
    update member set password_hash = null, deleted_at = null,
      status = case when status = 'deleted' then 'active' else status end
    from before where id = ${memberId} and under_age_at is null
    returning before.email`,
  )
  if (!before) throw new AppError('link_invalid')
  if (before.email !== email) await confirmAddress(ctx, memberId, email)
  await restorePasskeys(ctx, memberId, warningId)
  await ctx.db.execute(sql`delete from known_device where member_id = ${memberId}`)
  await ctx.db.execute(sql`
    delete from account_warning where member_id = ${memberId} and id >= ${warningId}::bigint`)
  await dropLinks(ctx, memberId, ['login', 'activate', 'reset', 'mail_change', 'reactivate'])
  await endSessions(ctx, memberId)
  return { memberId, email }
}

/**
 * The passkeys are those that the warning found. One that an older warning, still standing, did not find came after what
 * that one tells of, and may be the same stranger's.
 */
async function restorePasskeys({ db, now }: Ctx, memberId: string, warningId: string | null): Promise<void> {
  const standing = new Date(now().getTime() - limits.undoLinkMinutes * 60_000).toISOString()
  await db.execute(sql`
    with known as (
      select found.* from account_warning, jsonb_populate_recordset(null::passkey, passkeys) as found
      where account_warning.id = ${warningId}::bigint and not exists (
        select from account_warning as older
        where older.member_id = ${memberId} and older.id < ${warningId}::bigint
          and older.created_at > ${standing}::timestamptz
          and not older.passkeys @> jsonb_build_array(jsonb_build_object('id', found.id)))
    ), others as (
      delete from passkey where member_id = ${memberId} and id not in (select id from known)
    )
    insert into passkey select * from known on conflict do nothing`)
}
