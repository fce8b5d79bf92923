import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { ownOrder } from '../queries.ts'
import { findInvoice } from './find-invoice.ts'
import { writeInvoiceNumber } from './invoice-number.ts'
import { receiptFacts } from './receipt-facts.ts'

/** The receipt of the member's own order. Throws `not_found` for another's, and for one that was never paid. */
export async function makeReceipt(
  ctx: MemberCtx,
  orderId: string,
): Promise<{ name: string; pdf: ReadableStream<Uint8Array> }> {
  const order = await ownOrder(ctx, orderId)
  const invoice = await findInvoice(ctx, order.id)
  if (!invoice) throw new AppError('not_found')
  // Loaded by whoever asks for the first one: the fonts' reader is large.
  const { drawReceipt } = await import('./draw-receipt.ts')
  const words = {
    title: ctx.translate('mail.receipt.subject'),
    site: ctx.site.settings.mail_name,
    locale: ctx.locale,
    issuedAt: invoice.issuedAt,
  }
  return {
    name: writeInvoiceNumber(invoice),
    pdf: drawReceipt(words, receiptFacts(ctx, order, invoice)),
  }
}
