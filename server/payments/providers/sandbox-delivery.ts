import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { Notification, ProviderEvent } from './provider.ts'
import { writeSandboxEvent } from './sandbox-event.ts'
import { signSandboxBody } from './sandbox-signature.ts'

/** The queue where an event of the sandbox waits that is to come later. Its job receives it as any provider's. */
export const sandboxQueue = { queue: 'sandbox-notice', data: z.object({ site: z.int(), body: z.string() }) }

/** Lets the sandbox notify later, in a job of the caller's transaction. */
export async function queueSandboxEvent(ctx: Ctx, event: ProviderEvent, delaySeconds = 0): Promise<void> {
  const body = new TextDecoder().decode(writeSandboxEvent(event))
  await ctx.jobs.start(ctx.db, sandboxQueue, { site: ctx.site.id, body }, { delaySeconds })
}

type Receive = (ctx: Ctx, provider: string, notification: Notification) => Promise<unknown>

/** Sends an event. It is signed when it is sent, as a provider signs each attempt anew. */
export async function sendSandboxEvent(ctx: Ctx, event: ProviderEvent, receive: Receive): Promise<void> {
  const body = writeSandboxEvent(event)
  await receive(ctx, 'sandbox', {
    headers: await signSandboxBody(ctx, body),
    query: new URLSearchParams(),
    body,
  })
}
