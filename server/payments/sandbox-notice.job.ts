import { job } from '../kernel/job.ts'
import { onSite } from '../kernel/on-site.ts'
import { sandboxQueue, sendSandboxNotice } from './providers/sandbox-delivery.ts'
import { readSandboxNotice } from './providers/sandbox-notice.ts'
import { receiveNotification } from './receive-notification.ts'

/** Delivers a notice of the sandbox that was to come later. */
export const deliverSandboxNotice = job({
  ...sandboxQueue,
  async run(ctx, { site, body }) {
    const notice = readSandboxNotice(new TextEncoder().encode(body))
    if (notice) await sendSandboxNotice(onSite(ctx, site, 'en'), notice, receiveNotification)
  },
})
