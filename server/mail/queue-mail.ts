import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { locales } from '#common/locales.ts'
import type { Ctx } from '../kernel/context.ts'
import type { MailKind } from './mail-kind.ts'

/** A member, at their own address or (`address`) at another, which they may have `proved` before; or an address that belongs to nobody. */
const mailToSchema = z.union([
  z.object({ memberId: z.uuid(), address: z.string().optional(), proved: z.boolean().optional() }),
  z.object({ siteId: z.int(), locale: z.enum(locales), address: z.string() }),
])
export type MailTo = z.infer<typeof mailToSchema>

/** A mail that waits. Its id makes it one mail however often the job is tried. */
const queuedMailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: mailToSchema,
  data: z.record(z.string(), z.unknown()),
})
export type QueuedMail = z.infer<typeof queuedMailSchema>

/** Where mails wait; its job is `deliverMail` of notifications. */
export const mailQueue = { queue: 'mail', data: queuedMailSchema }

/** Queues a mail in the caller's transaction: it is sent if, and only if, that transaction commits. */
export async function queueMail<Data extends Record<string, unknown>>(
  { db, jobs }: Pick<Ctx, 'db' | 'jobs'>,
  kind: MailKind<Data>,
  to: MailTo,
  data: Data,
  options?: { delaySeconds?: number },
): Promise<void> {
  await jobs.start(db, mailQueue, { id: uuidv7(), kind: kind.name, to, data }, options)
}
