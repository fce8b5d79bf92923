import type { CheckoutAPI } from '@adyen/api-library'
import type { Ctx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { readAnswerText } from '#server/platform/net/read-answer.ts'
import type { AdyenAccount } from '#server/platform/payment-settings.ts'
import { StartRefused } from '../provider.ts'

const patienceMs = 15_000

/** What Adyen answers to a repetition while the first request is being worked on, which is no refusal. */
const inProgress = '704'

/**
 * Kinds of its errors that say no to what was asked, also where the answer is a 500: a card of a kind that the account may not
 * take is such a one. Of any other nobody knows what was done.
 */
const judged = new Set(['validation', 'configuration', 'security'])

/** Adyen understood and says no. */
export class AdyenRefusal extends StartRefused {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function accountOf({ payments }: Pick<Ctx, 'payments'>): AdyenAccount {
  if (!payments.adyen) throw new Error('the settings of Adyen are missing')
  return payments.adyen
}

/** The library is loaded when it is first needed: it is large, and most installations never do. */
export async function openCheckout(account: AdyenAccount): Promise<CheckoutAPI> {
  const { CheckoutAPI, Client, EnvironmentEnum } = await import('@adyen/api-library')
  const { apiKey, livePrefix } = account
  const client = new Client(
    {
      apiKey,
      applicationName: 'Serenade',
      environment: livePrefix ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
      ...(livePrefix && { liveEndpointUrlPrefix: livePrefix }),
    },
    { request: (endpoint, json, _config, _keyed, options) => ask(account, { endpoint, json, options }) },
  )
  return new CheckoutAPI(client)
}

type Question = {
  endpoint: string
  json: string | Buffer
  options?: { method?: string | undefined; idempotencyKey?: string; params?: unknown } | undefined
}

/** Throws `AdyenRefusal` for what is refused, and `unavailable` where there is no answer to count on. */
async function ask(
  { apiKey, origin }: AdyenAccount,
  { endpoint, json, options = {} }: Question,
): Promise<string> {
  const url = new URL(endpoint)
  const address = new URL(`${url.pathname}${url.search}`, origin ?? url.origin)
  for (const [name, value] of Object.entries(options.params ?? {}))
    if (typeof value === 'string') address.searchParams.set(name, value)
  const method = options.method ?? 'POST'
  const answer = await fetch(address, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    body: method === 'GET' || method === 'DELETE' ? null : json.toString(),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null)
  const text = answer && (await readAnswerText(answer).catch(() => undefined))
  if (!answer || typeof text !== 'string' || answer.status === 429) throw new AppError('unavailable')
  if (answer.ok) return text
  const code = fieldOf(text, 'errorCode')
  if (code === inProgress) throw new AppError('unavailable')
  if (answer.status >= 500 && !judged.has(fieldOf(text, 'errorType'))) throw new AppError('unavailable')
  throw new AdyenRefusal(answer.status, `Adyen answered ${answer.status} ${code}`)
}

/** A short word of its error, as the number that tells staff what to look up; its sentences may repeat what was sent. */
function fieldOf(text: string, name: 'errorCode' | 'errorType'): string {
  return new RegExp(`"${name}"\\s*:\\s*"(\\w{1,20})"`).exec(text)?.[1] ?? ''
}
