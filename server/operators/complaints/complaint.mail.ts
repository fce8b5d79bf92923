import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/ctx/context.ts'
import type { MailBlock } from '#server/mail/mail-content.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { complaints } from '../tables.ts'
import { complaintNumber } from './complaint-number.ts'
import { complaintToken } from './complaint-token.ts'

const schema = z.object({ id: z.uuid() })

/** Says that the complaint has arrived, and where it can be followed. */
export const complaintReceiptMail: MailKind<z.infer<typeof schema>> = {
  name: 'complaint-receipt',
  schema,
  async compose(ctx, _receiver, { id }) {
    const complaint = await findComplaint(ctx, id)
    if (!complaint) return null
    const t = ctx.translate
    const number = complaintNumber(id)
    return {
      subject: t('complaintsMail.receipt.subject', { number }),
      preview: t('complaintsMail.receipt.preview'),
      heading: t('complaintsMail.receipt.heading'),
      blocks: [
        { kind: 'text', text: t('complaintsMail.receipt.text', { number }) },
        { kind: 'quote', text: complaint.explanation },
        await statusButton(ctx, id),
        { kind: 'note', text: t('complaintsMail.note') },
      ],
    }
  },
}

/** What was decided and why, and what can be done about it. */
export const complaintAnswerMail: MailKind<z.infer<typeof schema>> = {
  name: 'complaint-answer',
  schema,
  async compose(ctx, _receiver, { id }) {
    const complaint = await findComplaint(ctx, id)
    if (!complaint?.answer) return null
    const t = ctx.translate
    const number = complaintNumber(id)
    return {
      subject: t('complaintsMail.answer.subject', { number }),
      preview: t('complaintsMail.answer.preview'),
      heading: t('complaintsMail.answer.heading'),
      blocks: [
        { kind: 'text', text: t(`complaintsMail.answer.${complaint.state}`, { number }) },
        { kind: 'quote', text: complaint.answer },
        {
          kind: 'text',
          text: t('complaintsMail.answer.appeal', { email: ctx.site.settings.support_email, number }),
        },
        await statusButton(ctx, id),
        { kind: 'note', text: t('complaintsMail.note') },
      ],
    }
  },
}

async function findComplaint(ctx: Ctx, id: string) {
  const [complaint] = await ctx.db
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, id), eq(complaints.siteId, ctx.site.id)))
  return complaint
}

async function statusButton(ctx: Ctx, id: string): Promise<MailBlock> {
  const path = `/complaints?case=${await complaintToken(ctx, id)}`
  return { kind: 'button', label: ctx.translate('complaintsMail.button'), path }
}
