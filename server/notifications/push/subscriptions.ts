import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { PushSubscriptionForm } from '#common/wire/push.ts'
import { type Ctx, inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { isPushKey } from '#server/platform/push/encrypt-push.ts'
import { type PushDevice, pushSubscriptions } from './tables.ts'

/** As many as anybody has; one more ends the oldest. */
const mostDevices = 10

/**
 * Adds the browser that the session is open in to the member's devices. Whoever used it before gets nothing there any
 * more, and a browser that was given another address has only that one. The member's lock puts browsers that are added at
 * once in a row, so that each sees the others.
 */
export async function addDevice(
  ctx: MemberCtx,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionForm,
): Promise<void> {
  if (!ctx.push.allows(endpoint))
    throw new AppError('invalid', { fields: { 'subscription.endpoint': 'invalid_value' } })
  if (!isPushKey(p256dh)) throw invalidField('subscription.keys.p256dh', 'invalid_value')
  const { memberId, sessionHash } = ctx.actor
  const device = { memberId, sessionHash, p256dh, auth }
  await inTransaction(ctx, async ({ db, now }) => {
    await db.execute(sql`select from member where id = ${memberId} for no key update`)
    await db
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.sessionHash, sessionHash),
          sql`${pushSubscriptions.endpoint} <> ${endpoint}`,
        ),
      )
    await db
      .insert(pushSubscriptions)
      .values({ id: uuidv7(), endpoint, createdAt: now(), ...device })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: device })
    await db.execute(sql`
      delete from push_subscription where id in (
        select id from push_subscription where member_id = ${memberId} order by created_at desc, id desc
        offset ${mostDevices})`)
  })
}

/** Ends the pushes to one of the member's devices; one that is none is no error, so that a retry is harmless. */
export async function removeDevice({ db, actor }: MemberCtx, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.memberId, actor.memberId)))
}

export async function devicesOf({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<PushDevice[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, memberId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
}
