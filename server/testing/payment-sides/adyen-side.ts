import { hmacValidator } from '@adyen/api-library'
import { createAdyenServer, type Link, merchantAccount } from './adyen-server.ts'
import { type Delivery, noAccounts, type PaymentSide, type Told } from './payment-side.ts'

const apiKey = 'an-api-key'
const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const eventCodes = {
  completed: 'AUTHORISATION',
  refunded: 'REFUND',
  refund_refused: 'REFUND',
  refund_failed: 'REFUND_FAILED',
  charged_back: 'CHARGEBACK',
}

type AdyenSide = PaymentSide & {
  forgotten: string[]
  /** The idempotency keys that came again with something else. */
  differing: string[]
  loseAnswers: (count: number) => void
}

/** Adyen as its documents describe it: its API, and webhooks that its own library signs. */
export async function createAdyenSide(): Promise<AdyenSide> {
  const server = await createAdyenServer(apiKey)
  const linkOf = (reference: string) =>
    [...server.links.values()].find((each) => each.reference === reference)
  return {
    name: 'adyen',
    settings: {
      ...noAccounts,
      provider: 'adyen',
      adyen: { apiKey, merchantAccount, hmacKey, livePrefix: undefined, origin: server.origin },
    },
    method: 'creditcard',
    offered: async (_t, redirect) => server.links.get(redirect.split('/').at(-1)!)!,
    async pay(_t, { reference }) {
      const link = linkOf(reference)!
      link.status = 'completed'
      return { charge: link.charge }
    },
    deliver: async (_t, told) => webhookOf(told, linkOf(told.reference)),
    forge: (delivery) => ({ ...delivery, body: delivery.body!.replace('"value":', '"value":1') }),
    unsign: (delivery) => ({ ...delivery, body: delivery.body!.replace('hmacSignature', 'signature') }),
    refunds: async () => server.refunds.length,
    close: server.close,
    forgotten: server.forgotten,
    differing: server.differing,
    loseAnswers: server.loseAnswers,
  }
}

function webhookOf(
  { state, reference, amount, currency, id, charge }: Told,
  link: Link | undefined,
): Delivery {
  const first = state === 'completed'
  const item = {
    amount: { value: amount, currency },
    eventCode: eventCodes[state],
    eventDate: '2026-11-23T17:00:00+01:00',
    merchantAccountCode: merchantAccount,
    merchantReference: reference,
    pspReference: first ? charge : id,
    ...(first ? {} : { originalReference: charge }),
    success: String(state !== 'refund_refused'),
    additionalData: { ...(first && link && additional(link)) } as Record<string, string>,
  }
  item.additionalData.hmacSignature = new hmacValidator().calculateHmac(item as never, hmacKey)
  return {
    method: 'POST',
    path: '/api/webhook.php?provider=adyen',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] }),
  }
}

/** What Adyen does not sign: the link, and the card where one is kept. */
function additional({ id, kept, shopper }: Link): Record<string, string> {
  if (kept !== 'enabled') return { paymentLinkId: id }
  return {
    paymentLinkId: id,
    'tokenization.storedPaymentMethodId': 'works',
    'recurring.shopperReference': shopper,
    cardSummary: '1111',
    expiryDate: '3/2030',
    paymentMethod: 'visa',
  }
}
