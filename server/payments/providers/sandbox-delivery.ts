import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { Notification, PaymentNotice } from './provider.ts'
import { writeSandboxNotice } from './sandbox-notice.ts'
import { signSandboxBody } from './sandbox-signature.ts'

/** Where a notice of the sandbox waits that is to come later; its job receives it as any provider's. */
export const sandboxQueue = { queue: 'sandbox-notice', data: z.object({ site: z.int(), body: z.string() }) }

/** Lets the sandbox notify later, in a job of the caller's transaction. */
export async function queueSandboxNotice(ctx: Ctx, notice: PaymentNotice, delaySeconds = 0): Promise<void> {
  const body = new TextDecoder().decode(writeSandboxNotice(notice))
  await ctx.jobs.start(ctx.db, sandboxQueue, { site: ctx.site.id, body }, { delaySeconds })
}

type Receive = (ctx: Ctx, provider: string, notification: Notification) => Promise<unknown>

/** A notice as it arrives: signed when it is sent, as a provider signs each attempt anew. */
export async function sendSandboxNotice(ctx: Ctx, notice: PaymentNotice, receive: Receive): Promise<void> {
  const body = writeSandboxNotice(notice)
  await receive(ctx, 'sandbox', {
    headers: await signSandboxBody(ctx, body),
    query: new URLSearchParams(),
    body,
  })
}
