import { sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'

/**
 * Locks the caller's account until the transaction ends, and says whether the session still is one: an undo or a new
 * password can have ended it since the request began.
 */
export async function lockOpenSession({ db, actor }: MemberCtx): Promise<boolean> {
  await db.execute(sql`select from member where id = ${actor.memberId} for no key update`)
  const open = await rows(
    db,
    {},
    sql`select from session where token_hash = ${actor.sessionHash} and member_id = ${actor.memberId}`,
  )
  return open.length > 0
}

/** Throws `authentication_required` where it is none any more. */
export async function requireOpenSession(ctx: MemberCtx): Promise<void> {
  if (!(await lockOpenSession(ctx))) throw new AppError('authentication_required')
}
