import { z } from 'zod'
import { required } from '#common/required.ts'
import type { Money } from '#common/wire/basics.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'
import type { Ctx } from '#server/kernel/context.ts'
import type { VerotelShop } from '#server/platform/payment-settings.ts'
import { type Provider, type ProviderEvent, RefundRefused } from '../provider.ts'
import { askOverHttp } from './ask-over-http.ts'
import { hasVerotelSignature, signVerotel } from './verotel-signature.ts'

const version = '4'
const methods = { creditcard: 'CC', sdd: 'DDEU' } as const satisfies Partial<Record<PaymentMethod, string>>
const currencies = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'] as const

/** What an event of FlexPay says; a postback without one is that of the sale. */
const events = {
  credit: 'refunded',
  chargeback: 'charged_back',
} as const

const saleSchema = z.object({
  referenceID: z.string(),
  saleID: z.string().regex(/^\d{1,20}$/),
  parentID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  type: z.literal('purchase').optional(),
  event: z.string().max(40).optional(),
  priceAmount: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/),
  priceCurrency: z.enum(currencies),
  custom1: z.string().optional(),
  custom2: z.coerce.number().int().optional(),
})

/**
 * Verotel FlexPay, which takes this trade. A payment is a signed address that the browser goes to; its reference is also
 * its id, since Verotel knows nothing of it before somebody has paid. Money is given back in Verotel's Control Center,
 * and its postback books that here. Its tokens for one click are for one use and not signed, so that no card is kept.
 */
export const verotel: Provider = {
  name: 'verotel',
  isOpen: (payments) => payments.verotel !== undefined,
  methods: ['creditcard', 'sdd'],
  keepsCards: [],
  accepted: 'OK',
  start(ctx, { reference, money, method, memberId, siteId, description, origin, returnPath }) {
    const shop = shopOf(ctx)
    const back = `${origin}${returnPath}`
    const parameters = sign(shop, {
      type: 'purchase',
      referenceID: reference,
      priceAmount: decimalOf(money),
      priceCurrency: money.currency,
      description: description.slice(0, 100),
      paymentMethod: required(Object.entries(methods).find(([name]) => name === method))[1],
      custom1: memberId,
      custom2: String(siteId),
      successURL: back,
      declineURL: back,
    })
    return Promise.resolve({ paymentId: reference, redirect: `${shop.origin}/startorder?${parameters}` })
  },
  async lookUp(ctx, { reference }) {
    const shop = shopOf(ctx)
    const answer = await askOverHttp(`${shop.origin}/salestatus?${sign(shop, { referenceID: reference })}`)
    const told = Object.fromEntries(
      [...answer.matchAll(/^\s*(\w+):[ \t]*(.*?)[ \t]*$/gm)].map(([, name = '', value = '']) => [
        name,
        unquoted(value),
      ]),
    )
    if (told.response !== 'FOUND') return null
    const sale = saleSchema.omit({ event: true }).safeParse({ referenceID: reference, ...told })
    if (!sale.success) throw new Error('Verotel told of a sale in an unknown way')
    const state =
      told.saleResult === 'APPROVED' ? 'completed' : told.saleResult === 'DECLINED' ? 'failed' : 'pending'
    return { ...eventOf(sale.data, state), eventId: `lookup.${sale.data.saleID}.${state}` }
  },
  reversalOf(reference) {
    if (!/^\d{1,20}$/.test(reference)) throw new RefundRefused('the reference is the number of the credit')
    return `credit.${reference}`
  },
  verify(ctx, { query, body }) {
    const parameters = body.length > 0 ? new URLSearchParams(new TextDecoder().decode(body)) : query
    const { shopId, signatureKey } = shopOf(ctx)
    if (!hasVerotelSignature(parameters, signatureKey)) return Promise.resolve(null)
    if (parameters.get('shopID') !== shopId) return Promise.resolve(null)
    const sale = saleSchema.safeParse(Object.fromEntries(parameters))
    // What is of no purchase, as an event of a subscription, is none of ours.
    return Promise.resolve(sale.success ? [eventOf(sale.data, stateOf(sale.data.event))] : [])
  },
}

function stateOf(event: string | undefined): ProviderEvent['state'] {
  if (event === undefined || event === 'initial' || event === 'purchase') return 'completed'
  return Object.entries(events).find(([name]) => name === event)?.[1] ?? 'attention'
}

/** A credit or chargeback is a sale of its own, whose parent is the one that was paid. */
function eventOf(sale: z.output<typeof saleSchema>, state: ProviderEvent['state']): ProviderEvent {
  const { saleID, parentID, referenceID, priceAmount, priceCurrency, custom1, custom2, event } = sale
  return {
    eventId: `${event ?? 'sale'}.${saleID}`,
    reference: referenceID,
    paymentId: referenceID,
    chargeId: parentID ?? saleID,
    state,
    money: { amount: Math.round(Number(priceAmount) * 100), currency: priceCurrency },
    memberId: custom1,
    siteId: custom2,
    ...(event && { reversalId: `${event}.${saleID}` }),
  }
}

function shopOf({ payments }: Ctx): VerotelShop {
  if (!payments.verotel) throw new Error('the settings of Verotel are missing')
  return payments.verotel
}

function sign({ shopId, signatureKey }: VerotelShop, parameters: Record<string, string>): URLSearchParams {
  const all = new URLSearchParams({ ...parameters, shopID: shopId, version })
  all.sort()
  all.set('signature', signVerotel(all, signatureKey))
  return all
}

/** All of its currencies have two digits. */
function decimalOf({ amount }: Money): string {
  return (amount / 100).toFixed(2)
}

function unquoted(value: string): string {
  return value.replace(/^(['"])(.*)\1$/, '$2')
}
