import type { z } from 'zod'
import type { Ctx } from '../ctx/context.ts'
import type { MailContent } from './mail-content.ts'

/** Whom a mail goes to. `memberId` is null for an address that belongs to no member. */
export type Receiver = { memberId: string | null; name: string | null; address: string }

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
  // A method, so that kinds with different data stand in one list; `schema` has read the data by then.
  compose(ctx: Ctx, receiver: Receiver, data: Data): Promise<MailContent | null>
}
