import type { z } from 'zod'
import type { NotificationCategory } from '#common/notification-categories.ts'
import type { Ctx } from '../kernel/context.ts'
import type { MailBlock, MailContent } from './mail-content.ts'

/**
 * Whom a mail goes to. `memberId` is null for an address that belongs to no member. An address that nobody `proved` may be
 * a stranger's, whatever its sender says: it is sent no words of the sender, and so no `name`, and no link that signs in.
 */
export type Receiver = { memberId: string | null; name: string | null; address: string; proved: boolean }

/** What a mail of news can be about, in the order in which several are named. */
export const digestCounts = ['messages', 'matches', 'likes', 'requests'] as const

/** What a mail would say, where several become one. */
export type DigestLine = {
  /** Of what it says: the same is said once. */
  key: string
  counts: (typeof digestCounts)[number]
  count: number
  /** Of whom; a fictional profile's says that it is one, and `notes` what that means. */
  name: string
  notes: MailBlock[]
}

/**
 * A kind of mail. `compose` is run by the worker when the mail is about to be sent: `ctx` is the receiver's own site and
 * language, `now()` is that moment; null when the mail is no longer due. A link's token is made here, so that it is in
 * the mail and nowhere else.
 */
export type MailKind<Data extends Record<string, unknown> = Record<string, unknown>> = {
  name: string
  /** What waits in the queue: ids, and never a token. */
  schema: z.ZodType<Data>
  /** The notification category that a member can switch off; without one the mail is about the account and always sent. */
  category?: string
  /**
   * Sent as often as it is due, also to an address that nobody proved: it was counted when somebody asked for it, or one of
   * our people or a payment stands behind each. Any other kind goes there limits.mailsADay times a day.
   */
  uncounted?: true
  // A method, so that kinds with different data stand in one list; `schema` has read the data by then.
  compose(ctx: Ctx, receiver: Receiver, data: Data): Promise<MailContent | null>
  /** What it says beside other news in one mail; null when it is no longer due. A kind without it always goes alone. */
  line?(ctx: Ctx, receiver: Receiver, data: Data): Promise<DigestLine | null>
  /** The categories of a kind that has several. */
  categoriesOf?(data: Data): NotificationCategory[]
}
