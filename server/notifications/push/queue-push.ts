import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { PushKind } from './push-kind.ts'

/**
 * A push is queued once for the member, and then once for each device; `tries` counts what the push service put off.
 */
const queuedPushSchema = z.object({
  kind: z.string(),
  to: z.uuid(),
  data: z.record(z.string(), z.unknown()),
  device: z.uuid().optional(),
  tries: z.int().default(0),
})
export type QueuedPush = z.infer<typeof queuedPushSchema>

/** Where pushes wait; its job is `deliverPush`. */
export const pushQueue = { queue: 'push', data: queuedPushSchema }

/** Queues a push to all of a member's devices in the caller's transaction. */
export async function queuePush<Data extends Record<string, unknown>>(
  { db, jobs }: Pick<Ctx, 'db' | 'jobs'>,
  kind: PushKind<Data>,
  to: string,
  data: Data,
  options?: { delaySeconds?: number },
): Promise<void> {
  await jobs.start(db, pushQueue, { kind: kind.name, to, data }, options)
}
