import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { moneyWriter } from '../money-writer.ts'
import { orders, refundRequests } from '../tables.ts'

const schema = z.object({ order: z.uuid() })

/** Confirms, with the time, that a withdrawal or the wish for a refund has arrived. */
export const refundRequestMail: MailKind<z.infer<typeof schema>> = {
  name: 'refund-request',
  uncounted: true,
  schema,
  async compose(ctx, receiver, { order: id }) {
    const [found] = await ctx.db
      .select({ request: refundRequests, order: orders })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, refundRequests.orderId))
      .where(eq(refundRequests.orderId, id))
      .orderBy(desc(refundRequests.createdAt))
      .limit(1)
    if (!found || found.request.memberId !== receiver.memberId) return null
    const { request, order } = found
    const t = ctx.translate
    const locale = ctx.locale === 'en' ? 'en-GB' : ctx.locale
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
    const money = moneyWriter(locale, order.currency)
    const rows: [string, string][] = [
      [t('spendingMail.received'), time.format(request.createdAt)],
      [t('spendingMail.order'), order.id],
      [t('spendingMail.paid'), money(order.amount + order.transactionCosts)],
      [t('spendingMail.unused'), new Intl.NumberFormat(locale).format(request.credits)],
      [t('spendingMail.amount'), money(request.amount)],
    ]
    return {
      subject: t('spendingMail.subject'),
      preview: t('spendingMail.preview'),
      heading: t(`spendingMail.${request.kind}.heading`),
      blocks: [
        { kind: 'text', text: t(`spendingMail.${request.kind}.text`) },
        { kind: 'facts', rows },
        ...(request.reason && receiver.proved ? [{ kind: 'quote', text: request.reason } as const] : []),
        { kind: 'button', label: t('spendingMail.button'), path: `/transactions/${order.id}` },
      ],
    }
  },
}
