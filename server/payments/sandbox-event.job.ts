import { job } from '../kernel/job.ts'
import { onSite } from '../kernel/on-site.ts'
import { sandboxQueue, sendSandboxEvent } from './providers/sandbox-delivery.ts'
import { readSandboxEvent } from './providers/sandbox-event.ts'
import { receiveNotification } from './receive-notification.ts'

/** Delivers an event of the sandbox that was to come later. */
export const deliverSandboxEvent = job({
  ...sandboxQueue,
  async run(ctx, { site, body }) {
    const event = readSandboxEvent(new TextEncoder().encode(body))
    if (event) await sendSandboxEvent(onSite(ctx, site, 'en'), event, receiveNotification)
  },
})
