import { z } from 'zod'
import { paymentMethods } from '#common/payments/payment-methods.ts'
import { type PaymentMethod, type PaymentProvider, paymentProviders } from '#common/wire/payments.ts'

/**
 * An account at Adyen. `livePrefix` is that of its live endpoint; absent: Adyen's test system. `origin` is another
 * address that its API is reached by.
 */
export type AdyenAccount = {
  apiKey: string
  merchantAccount: string
  hmacKey: string
  livePrefix: string | undefined
  origin: string | undefined
}

/** A shop at Verotel, or at one of its brands, whose pages have another `origin`. */
export type VerotelShop = { shopId: string; signatureKey: string; origin: string }

/** Who takes the payments of an installation. */
export type PaymentSettings = {
  /** Takes every method that has no provider of its own. */
  provider: PaymentProvider
  byMethod: Partial<Record<PaymentMethod, PaymentProvider>>
  adyen: AdyenAccount | undefined
  verotel: VerotelShop | undefined
}

const word = z.string().regex(/^[!-~]+$/, 'must be one word without spaces')

/** The settings' names and what each must be, for the environment's schema. */
export const paymentEnvironment = {
  PAYMENT_PROVIDER: z.enum(paymentProviders).exclude(['bank']).default('sandbox'),
  PAYMENT_METHODS: z
    .string()
    .default('{}')
    .transform((text, check) => {
      const parsed = z
        .partialRecord(z.enum(paymentMethods), z.enum(paymentProviders))
        .safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      check.addIssue('must be JSON of methods and their providers, as {"paypal":"adyen"}')
      return z.NEVER
    }),
  ADYEN_API_KEY: word.optional(),
  ADYEN_MERCHANT_ACCOUNT: word.optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^([0-9a-f]{2}){16,}$/i, 'must be the hexadecimal key of the webhook')
    .optional(),
  ADYEN_LIVE_PREFIX: word.optional(),
  ADYEN_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  VEROTEL_SHOP_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  VEROTEL_SIGNATURE_KEY: word.optional(),
  VEROTEL_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .default('https://secure.verotel.com'),
}

export const paymentSecrets = ['ADYEN_API_KEY', 'ADYEN_HMAC_KEY', 'VEROTEL_SIGNATURE_KEY']

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentEnvironment>>

/** The accounts are complete or absent; `complain` is told of a provider that is chosen and has none. */
export function readPaymentSettings(
  env: PaymentEnvironment,
  complain: (sentence: string) => never,
): PaymentSettings {
  const adyen = adyenOf(env)
  const verotel = verotelOf(env)
  const accounts = { adyen, verotel }
  // Direct debits are the company's own, unless a provider is named for them.
  const byMethod = { sdd: 'bank' as const, ...env.PAYMENT_METHODS }
  const settings = { provider: env.PAYMENT_PROVIDER, byMethod, ...accounts }
  const missing = {
    adyen: 'ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEY',
    verotel: 'VEROTEL_SHOP_ID and VEROTEL_SIGNATURE_KEY',
  }
  for (const name of ['adyen', 'verotel'] as const)
    if (usedProviders(settings).has(name) && !accounts[name])
      complain(`Payments by ${name} need the settings ${missing[name]}.`)
  return settings
}

/** Every provider that can get a new payment. */
export function usedProviders({
  provider,
  byMethod,
}: Pick<PaymentSettings, 'provider' | 'byMethod'>): Set<PaymentProvider> {
  return new Set([provider, ...Object.values(byMethod)])
}

function adyenOf(env: PaymentEnvironment): AdyenAccount | undefined {
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_HMAC_KEY: hmacKey } = env
  if (!apiKey || !merchantAccount || !hmacKey) return undefined
  return { apiKey, merchantAccount, hmacKey, livePrefix: env.ADYEN_LIVE_PREFIX, origin: env.ADYEN_ORIGIN }
}

function verotelOf(env: PaymentEnvironment): VerotelShop | undefined {
  const { VEROTEL_SHOP_ID: shopId, VEROTEL_SIGNATURE_KEY: signatureKey } = env
  return shopId && signatureKey ? { shopId, signatureKey, origin: env.VEROTEL_ORIGIN } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
