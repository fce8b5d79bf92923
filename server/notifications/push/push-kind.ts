import type { z } from 'zod'
import type { NotificationCategory } from '#common/notification-categories.ts'
import type { PushMessage } from '#common/push-message.ts'
import type { Ctx } from '#server/kernel/context.ts'

/** What a kind says. The site's name is the title of all; `open` follows from `check`, and the badge from what is new. */
export type PushContent = Pick<PushMessage, 'type' | 'body' | 'tag' | 'check'> & { urgent?: boolean }

/**
 * A kind of push. `compose` runs when it is about to be sent to a device: `ctx` is the receiver's own site and language;
 * null when it is no longer due. Its text is read by whoever looks at the device: it names nobody and nothing.
 */
export type PushKind<Data extends Record<string, unknown> = Record<string, unknown>> = {
  name: string
  /** What waits in the queue: ids. */
  schema: z.ZodType<Data>
  category: NotificationCategory
  // A method, so that kinds with different data stand in one list; `schema` has read the data by then.
  compose(ctx: Ctx, memberId: string, data: Data): Promise<PushContent | null>
}
