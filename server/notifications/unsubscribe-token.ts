import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse as parseUuid, stringify as writeUuid } from 'uuid'
import { type NotificationCategory, notificationCategories } from '#common/notification-categories.ts'
import type { Ctx } from '../kernel/context.ts'
import { keptSecret } from '../platform/kept-secret.ts'

/** Whom a link to unsubscribe is for, and the category of the mail that it came with. */
export type Unsubscriber = { memberId: string; category: NotificationCategory }

const idBytes = 16
const macBytes = 16

/**
 * The token of a link to unsubscribe: member, category and an HMAC over them. It is not stored and never ends, because
 * it can do nothing but stop mails, and a mail of last year must still be able to.
 */
export async function unsubscribeToken(
  ctx: Pick<Ctx, 'db'>,
  { memberId, category }: Unsubscriber,
): Promise<string> {
  const about = Buffer.from([...parseUuid(memberId), notificationCategories.indexOf(category)])
  return Buffer.concat([about, await macOf(ctx, about)]).toString('base64url')
}

/** Null for a token that is not ours. */
export async function readUnsubscribeToken(
  ctx: Pick<Ctx, 'db'>,
  token: string,
): Promise<Unsubscriber | null> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + 1 + macBytes) return null
  const about = bytes.subarray(0, idBytes + 1)
  if (!timingSafeEqual(bytes.subarray(idBytes + 1), await macOf(ctx, about))) return null
  const category = notificationCategories[about[idBytes] ?? -1]
  return category ? { memberId: writeUuid(about.subarray(0, idBytes)), category } : null
}

async function macOf({ db }: Pick<Ctx, 'db'>, about: Buffer): Promise<Buffer> {
  const secret = await keptSecret(db, 'unsubscribe')
  return createHmac('sha256', secret).update(about).digest().subarray(0, macBytes)
}
