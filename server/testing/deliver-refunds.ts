import { noActorCtx } from '#server/ctx/no-actor-ctx.ts'
import { deliverSandboxNotice, sandboxQueue } from '#server/payments/providers/sandbox-delivery.ts'
import { receiveNotification } from '#server/payments/receive-notification.ts'
import type { TestApp } from './create-test-app.ts'

/** What the sandbox says of its refunds arrives, each twice. */
export async function deliverRefunds(t: TestApp): Promise<void> {
  const waiting = t.jobs.splice(0).filter(({ queue }) => queue === sandboxQueue)
  const ctxFor = () => noActorCtx(t.deps, 1, 'en')
  for (const { data } of [...waiting, ...waiting])
    await deliverSandboxNotice({ ctxFor, receive: receiveNotification }, data)
}
