import { z } from 'zod'
import type { Ctx } from '#server/ctx/context.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Notification, PaymentNotice } from './provider.ts'
import { readSandboxNotice, writeSandboxNotice } from './sandbox-notice.ts'
import { signSandboxBody } from './sandbox-signature.ts'

export const sandboxQueue = 'sandbox-notice'

const jobSchema = z.object({ site: z.int(), body: z.string() })

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

/** The job that delivers a notice which was to come later. */
export async function deliverSandboxNotice(
  { ctxFor, receive }: { ctxFor: (siteId: number, locale: string) => Ctx; receive: Receive },
  data: JobData,
): Promise<void> {
  const { site, body } = jobSchema.parse(data)
  const notice = readSandboxNotice(new TextEncoder().encode(body))
  if (notice) await sendSandboxNotice(ctxFor(site, 'en'), notice, receive)
}
