import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { MailBlock } from '#server/mail/mail-content.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { hasProved } from '#server/members/gets-notifications.ts'
import { findMember } from '#server/members/queries.ts'
import { complaints } from '../tables.ts'
import { complaintNumber } from './complaint-number.ts'
import { complaintToken } from './complaint-token.ts'

const schema = z.object({ id: z.uuid() })

/** Says that the complaint has arrived, and where it can be followed. What was written comes back to an address that its sender has proved. */
export const complaintReceiptMail: MailKind<z.infer<typeof schema>> = {
  name: 'complaint-receipt',
  schema,
  async compose(ctx, _receiver, { id }) {
    const complaint = await findComplaint(ctx, id)
    if (!complaint) return null
    const t = ctx.translate
    const number = complaintNumber(id)
    const words: MailBlock[] = (await isSenders(ctx, complaint))
      ? [
          { kind: 'text', text: t('complaintsMail.receipt.quote') },
          { kind: 'quote', text: complaint.explanation },
        ]
      : []
    const stranger: MailBlock = { kind: 'note', text: t('complaintsMail.receipt.stranger') }
    return {
      subject: t('complaintsMail.receipt.subject', { number }),
      preview: t('complaintsMail.receipt.preview'),
      heading: t('complaintsMail.receipt.heading'),
      blocks: [
        { kind: 'text', text: t('complaintsMail.receipt.text', { number }) },
        ...words,
        await statusButton(ctx, id),
        { kind: 'note', text: t('complaintsMail.note') },
        ...(words.length > 0 ? [] : [stranger]),
      ],
    }
  },
}

/** What was decided and why, and what can be done about it. */
export const complaintAnswerMail: MailKind<z.infer<typeof schema>> = {
  name: 'complaint-answer',
  uncounted: true,
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

/** Whether whoever wrote it was signed in, and has proved the address. */
async function isSenders(ctx: Ctx, { memberId, email }: typeof complaints.$inferSelect): Promise<boolean> {
  const sender = memberId ? await findMember(ctx, memberId) : undefined
  return sender !== undefined && sender.email === email && hasProved(sender)
}

async function statusButton(ctx: Ctx, id: string): Promise<MailBlock> {
  const path = `/complaints?case=${await complaintToken(ctx, id)}`
  return { kind: 'button', label: ctx.translate('complaintsMail.button'), path }
}
