import { vatIn } from '#common/payments/vat.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { moneyWriter } from '../money-writer.ts'
import type { OrderRow } from '../queries.ts'
import type { InvoiceRow } from './find-invoice.ts'
import { writeInvoiceNumber } from './invoice-number.ts'

type Fact = [name: string, value: string]

/** What a receipt says, in the reader's language: the same in the mail and on paper. */
export type ReceiptFacts = { about: Fact[]; sums: Fact[]; total: Fact; vat: Fact[]; seller: string[] }

export function receiptFacts(ctx: Ctx, order: OrderRow, invoice: InvoiceRow): ReceiptFacts {
  const t = ctx.translate
  const locale = ctx.locale === 'en' ? 'en-GB' : ctx.locale
  const money = moneyWriter(locale, order.currency)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const total = order.amount + order.transactionCosts
  const { seller } = invoice
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    order.vatRate / 10_000,
  )
  return {
    about: [
      [t('mail.receipt.invoice'), writeInvoiceNumber(invoice)],
      [t('mail.receipt.date'), date.format(invoice.issuedAt)],
      [t('mail.receipt.order'), order.number],
      [t('mail.receipt.method'), t(`payments.methods.${order.method}`)],
    ],
    sums: [
      [t('payments.credits_plain', { n: order.credits }), money(order.amount + order.discount)],
      ...discountFact(ctx, order, money),
      [t('mail.receipt.costs'), money(order.transactionCosts)],
    ],
    total: [t('mail.receipt.total'), money(total)],
    vat:
      order.vatRate > 0
        ? [[t('mail.receipt.vat_included', { rate }), money(vatIn(total, order.vatRate))]]
        : [],
    seller: [
      seller.name,
      seller.address,
      `${seller.city}, ${new Intl.DisplayNames([locale], { type: 'region' }).of(seller.country)}`,
      ...(seller.kvk ? [`${t('mail.receipt.kvk')}: ${seller.kvk}`] : []),
      ...seller.vatNumbers.map((number) => `${t('mail.receipt.vat')}: ${number}`),
    ],
  }
}

function discountFact(ctx: Ctx, order: OrderRow, money: (amount: number) => string): Fact[] {
  if (order.discountCode === null) return []
  return [[ctx.translate('mail.receipt.discount', { code: order.discountCode }), money(-order.discount)]]
}
