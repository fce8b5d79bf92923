import type { IncomingMessage } from 'node:http'
import { listen, type Offered } from './payment-side.ts'

export const merchantAccount = 'SerenadeTest'

export type Link = Offered & { id: string; status: string; shopper: string; kept: string; charge: string }
type Answer = [status: number, body: object]
type Body = {
  reference?: string
  amount?: { value: number; currency: string }
  shopperReference?: string
  storePaymentMethodMode?: string
  status?: string
  paymentMethod?: { storedPaymentMethodId?: string }
}

/** The tokens that it knows, and what a payment by each comes to. */
const cards = { works: 'Authorised', declined: 'Refused', confirms: 'RedirectShopper' }
/** Tokens of cards that it will not charge, and how it says so: also by a 500, and by a result without a payment. */
const refusals = new Map<string, Answer>([
  ['forgotten', [422, { status: 422, errorCode: '14_012', message: 'the card is unknown' }]],
  [
    'of_no_kind',
    [500, { status: 500, errorCode: '905', errorType: 'configuration', message: 'not supported' }],
  ],
  ['broken', [200, { resultCode: 'Error', refusalReason: 'Acquirer Error' }]],
  ['lost', [500, { status: 500, errorCode: '903', errorType: 'internal', message: 'internal error' }]],
  ['busy', [409, { status: 409, errorCode: '704', message: 'request already processed or in progress' }]],
])
const unknown: Answer = [404, { status: 404, errorCode: '000', message: 'unknown' }]

/** Adyen's Checkout API as its documents describe it, as far as the adapter uses it. The same idempotency key has the same answer. */
export async function createAdyenServer(apiKey: string) {
  const books = { links: new Map<string, Link>(), refunds: [] as string[], forgotten: [] as string[] }
  const answered = new Map<string, { body: string; answer: Answer }>()
  const differing: string[] = []
  let last = 0
  let lost = 0
  const pspReference = () => `PSP${String(++last).padStart(13, '0')}`
  const server = await listen((request, response) => {
    void readBody(request).then((body) => {
      if (request.headers['x-api-key'] !== apiKey) return response.writeHead(401).end('{}')
      const path = new URL(request.url ?? '', server.origin).pathname.replace(/^\/v\d+\//, '')
      const key = String(request.headers['idempotency-key'] ?? '')
      const known = key ? answered.get(key) : undefined
      const question = { method: request.method ?? '', path, body, origin: server.origin }
      const [status, said] = known?.answer ?? answerOf(question, books, pspReference)
      if (known && known.body !== JSON.stringify(body)) differing.push(key)
      if (key && !known) answered.set(key, { body: JSON.stringify(body), answer: [status, said] })
      if (lost > 0) {
        lost -= 1
        return response.destroy()
      }
      return response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(status === 204 ? '' : JSON.stringify(said))
    })
  })
  /** Does what the next requests ask, and answers none of them. */
  const loseAnswers = (count: number) => {
    lost = count
  }
  return { ...server, ...books, differing, loseAnswers }
}

type Question = { method: string; path: string; body: Body; origin: string }
type Books = { links: Map<string, Link>; refunds: string[]; forgotten: string[] }

function answerOf(
  { method, path, body, origin }: Question,
  { links, refunds, forgotten }: Books,
  pspReference: () => string,
): Answer {
  const [what = '', id = '', then] = path.split('/')
  if (what === 'paymentLinks' && method === 'POST') {
    const link = { ...linkOf(body), id: `PL${pspReference()}`, charge: pspReference() }
    links.set(link.id, link)
    return [201, written(link, origin)]
  }
  const link = links.get(id)
  if (what === 'paymentLinks' && link && method === 'PATCH') link.status = String(body.status)
  if (what === 'paymentLinks') return link ? [200, written(link, origin)] : unknown
  if (what === 'payments' && then === 'refunds') {
    if (![...links.values()].some(({ charge }) => charge === id)) return unknown
    const psp = pspReference()
    refunds.push(psp)
    return [201, { pspReference: psp, status: 'received' }]
  }
  const refusal = refusals.get(body.paymentMethod?.storedPaymentMethodId ?? '')
  if (what === 'payments') return refusal ?? [200, paid(body, pspReference())]
  if (what !== 'storedPaymentMethods' || method !== 'DELETE') return unknown
  forgotten.push(id)
  return [204, {}]
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return pieces.length === 0 ? {} : JSON.parse(Buffer.concat(pieces).toString())
}

function linkOf(body: Body) {
  const { reference = '', amount = { value: 0, currency: '' }, shopperReference: shopper = '' } = body
  const kept = body.storePaymentMethodMode ?? ''
  return { reference, amount: amount.value, currency: amount.currency, status: 'active', shopper, kept }
}

function written({ id, reference, amount, currency, status, shopper }: Link, origin: string) {
  return {
    id,
    url: `${origin}/pay/${id}`,
    reference,
    status,
    merchantAccount,
    shopperReference: shopper,
    amount: { value: amount, currency },
  }
}

function paid({ paymentMethod }: Body, pspReference: string) {
  const token = paymentMethod?.storedPaymentMethodId ?? ''
  const resultCode = Object.entries(cards).find(([known]) => known === token)?.[1] ?? 'Refused'
  if (resultCode === 'RedirectShopper') return { resultCode, action: { type: 'redirect' } }
  return { resultCode, pspReference }
}
