import { z } from 'zod'
import { moneySchema } from '#common/wire/basics.ts'
import type { ProviderEvent } from './provider.ts'

const eventSchema = z.object({
  event: z.string().min(1).max(200),
  payment: z.string().max(100),
  reference: z.string().max(100),
  state: z.enum([
    'pending',
    'completed',
    'failed',
    'cancelled',
    'refunded',
    'charged_back',
    'refund_failed',
    'attention',
  ]),
  money: moneySchema,
  reversal: z.string().max(200).optional(),
  member: z.string().max(100).optional(),
  site: z.int().optional(),
  card: z
    .object({
      token: z.string().min(1).max(200),
      brand: z.string().nullable(),
      lastFour: z.string().nullable(),
      expires: z.string().nullable(),
    })
    .optional(),
})

export function writeSandboxEvent(event: ProviderEvent): Uint8Array {
  const { eventId, paymentId, reference, state, money, reversalId, memberId, siteId, card } = event
  const body: z.input<typeof eventSchema> = {
    event: eventId,
    payment: paymentId ?? '',
    reference,
    state,
    money,
    reversal: reversalId,
    member: memberId,
    site: siteId,
    card,
  }
  return new TextEncoder().encode(JSON.stringify(body))
}

/** Reads an event after the signature was found right. Returns null for a body that is no event all the same. */
export function readSandboxEvent(rawBody: Uint8Array): ProviderEvent | null {
  const parsed = eventSchema.safeParse(parseJson(rawBody))
  if (!parsed.success) return null
  const { event, payment, reversal, member, site, ...rest } = parsed.data
  return {
    eventId: event,
    paymentId: payment,
    ...rest,
    reversalId: reversal,
    memberId: member,
    siteId: site,
  }
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody))
  } catch {
    return undefined
  }
}
