import { signVerotel } from '#server/payments/providers/verotel/verotel-signature.ts'
import { listen, noAccounts, type Offered, type PaymentSide, type Told } from './payment-side.ts'

const shopId = '68849'
const signatureKey = 'aSignatureKeyOfThirtyCharacters'

/** FlexPay as its documents describe it: an order page by a signed address, postbacks by GET, and a status in lines. */
export async function createVerotelSide(): Promise<PaymentSide> {
  const sales = new Map<string, Offered & { sale: string }>()
  let last = 900_000
  const saleOf = (offered: Offered) => {
    const known = sales.get(offered.reference) ?? { ...offered, sale: String(++last) }
    sales.set(offered.reference, known)
    return known.sale
  }
  const server = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://verotel')
    const signed = searchParams.get('signature') === signVerotel(searchParams, signatureKey)
    if (pathname !== '/salestatus' || !signed) return void response.writeHead(400).end('response: ERROR\n')
    const sale = sales.get(searchParams.get('referenceID') ?? '')
    response.end(sale ? statusOf(sale) : 'response: NOTFOUND\nerror: "unknown sale"\n')
  })
  return {
    name: 'verotel',
    settings: {
      ...noAccounts,
      provider: 'verotel',
      verotel: { shopId, signatureKey, origin: server.origin },
    },
    method: 'creditcard',
    async offered(_t, redirect) {
      const { origin, pathname, searchParams } = new URL(redirect)
      if (`${origin}${pathname}` !== `${server.origin}/startorder`) throw new Error('not the order page')
      if (searchParams.get('signature') !== signVerotel(searchParams, signatureKey))
        throw new Error('not signed')
      for (const [name, value] of Object.entries({
        version: '4',
        shopID: shopId,
        type: 'purchase',
        paymentMethod: 'CC',
      }))
        if (searchParams.get(name) !== value) throw new Error(`${name} is wrong`)
      return {
        reference: searchParams.get('referenceID')!,
        amount: Math.round(Number(searchParams.get('priceAmount')) * 100),
        currency: searchParams.get('priceCurrency')!,
      }
    },
    pay: async (_t, offered) => ({ charge: saleOf(offered) }),
    deliver: async (_t, told) => {
      const query = new URLSearchParams(postbackOf(told))
      query.set('signature', signVerotel(query, signatureKey))
      return { method: 'GET', path: `/api/webhook.php?provider=verotel&${query}`, headers: {} }
    },
    forge: (delivery) => ({ ...delivery, path: delivery.path.replace('priceAmount=', 'priceAmount=1') }),
    unsign: (delivery) => ({ ...delivery, path: delivery.path.replace(/&signature=\w+/, '') }),
    close: server.close,
  }
}

function statusOf({ reference, amount, currency, sale }: Offered & { sale: string }): string {
  return [
    'response: FOUND',
    `shopID: ${shopId}`,
    `saleID: ${sale}`,
    `referenceID: "${reference}"`,
    'type: purchase',
    'saleResult: APPROVED',
    `priceAmount: ${(amount / 100).toFixed(2)}`,
    `priceCurrency: ${currency}`,
    '',
  ].join('\n')
}

function postbackOf(told: Told): Record<string, string> {
  const sale = {
    shopID: shopId,
    type: 'purchase',
    referenceID: told.reference,
    priceAmount: (told.amount / 100).toFixed(2),
    priceCurrency: told.currency,
  }
  if (told.state === 'completed') return { ...sale, saleID: told.charge }
  const event = told.state === 'refunded' ? 'credit' : 'chargeback'
  return { ...sale, event, saleID: told.id, parentID: told.charge }
}
