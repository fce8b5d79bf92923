import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { MailBlock } from '../mail/mail-content.ts'
import type { MailKind } from '../mail/mail-kind.ts'
import { loginPath } from '../members/sign-in/login-path.ts'
import { findInvoice } from './invoices/find-invoice.ts'
import { receiptFacts } from './invoices/receipt-facts.ts'
import { orders } from './tables.ts'

const schema = z.object({ order: z.uuid() })

/** To the payer, once the money is there: what was bought, and of whom. */
export const receiptMail: MailKind<z.infer<typeof schema>> = {
  name: 'receipt',
  uncounted: true,
  schema,
  async compose(ctx, receiver, { order: id }) {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id))
    const invoice = await findInvoice(ctx, id)
    if (!order || !invoice || order.memberId !== receiver.memberId) return null
    const t = ctx.translate
    const { about, sums, total, vat, seller } = receiptFacts(ctx, order, invoice)
    const { refund_days: days, support_email: email } = ctx.site.settings
    const refund: MailBlock[] =
      days > 0 && email ? [{ kind: 'note', text: t('mail.receipt.refund', { days, email }) }] : []
    return {
      subject: t('mail.receipt.subject'),
      preview: t('mail.receipt.preview'),
      heading: receiver.name ? t('mail.receipt.heading', { name: receiver.name }) : t('mail.receipt.subject'),
      blocks: [
        { kind: 'text', text: t('mail.receipt.text') },
        {
          kind: 'facts',
          rows: [...about, ...sums, total, ...vat, [t('mail.receipt.company'), seller.join('\n')]],
        },
        {
          kind: 'button',
          label: t('mail.receipt.button'),
          path: await loginPath(ctx, receiver, `/transactions/${order.id}`),
        },
        ...refund,
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}
