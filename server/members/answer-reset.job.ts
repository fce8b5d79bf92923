import { z } from 'zod'
import { locales } from '#common/locales.ts'
import { job } from '../kernel/job.ts'
import { onSite } from '../kernel/on-site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findByAddress } from './queries.ts'
import { noAccountMail, resetMail } from './sign-in/reset.mail.ts'

/** Mails whoever asked a discreet site for a new password: the part of its answer that nobody waits for. */
export const answerReset = job({
  queue: 'ask-reset',
  data: z.object({ siteId: z.int(), locale: z.enum(locales), email: z.string() }),
  async run(system, { siteId, locale, email }) {
    const ctx = onSite(system, siteId, locale)
    const memberId = await findByAddress(ctx, email)
    if (memberId) await queueMail(ctx, resetMail, { memberId }, {})
    else await queueMail(ctx, noAccountMail, { siteId, locale, address: email }, {})
  },
})
