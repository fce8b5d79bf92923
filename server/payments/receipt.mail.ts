import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../ctx/context.ts'
import type { MailBlock } from '../mail/mail-content.ts'
import type { MailKind } from '../mail/mail-kind.ts'
import { loginPath } from '../members/login-path.ts'
import { findCompany } from '../sites/queries.ts'
import type { OrderRow } from './queries.ts'
import { orders } from './tables.ts'

const schema = z.object({ order: z.uuid() })

/** To the payer, once the money is there: what was bought, and of whom. */
export const receiptMail: MailKind<z.infer<typeof schema>> = {
  name: 'receipt',
  schema,
  async compose(ctx, receiver, { order: id }) {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id))
    if (!order || order.memberId !== receiver.memberId) return null
    const t = ctx.translate
    const { refund_days: days, support_email: email } = ctx.site.settings
    const refund: MailBlock[] =
      days > 0 && email ? [{ kind: 'note', text: t('mail.receipt.refund', { days, email }) }] : []
    return {
      subject: t('mail.receipt.subject'),
      preview: t('mail.receipt.preview'),
      heading: t('mail.receipt.heading', { name: receiver.name ?? '' }),
      blocks: [
        { kind: 'text', text: t('mail.receipt.text') },
        { kind: 'facts', rows: await factsOf(ctx, order) },
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

async function factsOf(ctx: Ctx, order: OrderRow): Promise<[string, string][]> {
  const { name, address, city, vatNumbers } = await findCompany(ctx)
  const t = ctx.translate
  const locale = ctx.locale === 'en' ? 'en-GB' : ctx.locale
  const money = moneyWriter(locale, order.currency)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const facts: [string, string][] = [
    [t('mail.receipt.date'), date.format(order.endedAt ?? order.createdAt)],
    [t('mail.receipt.credits'), new Intl.NumberFormat(locale).format(order.credits)],
    [t('mail.receipt.price'), money(order.amount)],
    [t('mail.receipt.costs'), money(order.transactionCosts)],
    [t('mail.receipt.total'), money(order.amount + order.transactionCosts)],
    [t('mail.receipt.method'), t(`payments.methods.${order.method}`)],
    [t('mail.receipt.order'), order.id],
    [t('mail.receipt.company'), [name, address, city].join('\n')],
  ]
  if (vatNumbers.length > 0) facts.push([t('mail.receipt.vat'), vatNumbers.join('\n')])
  return facts
}

/** Amounts are in the currency's smallest unit. */
function moneyWriter(locale: string, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return (amount) => format.format(amount / 10 ** maximumFractionDigits)
}
