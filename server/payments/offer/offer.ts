import type { PaymentMethod } from '#common/wire/payments.ts'
import { bundlesOf, bundlesOfMember } from '#server/credits/offered-bundles.ts'
import type { Ctx, MemberCtx } from '#server/kernel/context.ts'
import { offeredMethods } from '../methods.ts'
import { costsOf } from './transaction-costs.ts'
import { vatRateOf } from './vat-rate.ts'

type Bundles = Awaited<ReturnType<typeof bundlesOf>>

/** What can be bought in a country, how it is paid there, and what belongs to the price. */
export type Offer = Bundles & {
  currency: string
  methods: PaymentMethod[]
  costOf: (method: PaymentMethod) => number
  vatRate: number
}

/** The offer of the member's own country. */
export async function offerOf(ctx: MemberCtx): Promise<Offer> {
  return complete(ctx, await bundlesOfMember(ctx))
}

/** The offer of a country that somebody asks about. */
export async function offerIn(ctx: Ctx, country: string): Promise<Offer> {
  return complete(ctx, await bundlesOf(ctx, [country]))
}

async function complete(ctx: Ctx, offered: Bundles): Promise<Offer> {
  const currency = offered.bundles[0]?.currency ?? 'EUR'
  return {
    ...offered,
    currency,
    methods: await offeredMethods(ctx, offered.country),
    costOf: await costsOf(ctx, currency),
    vatRate: await vatRateOf(ctx, offered.country),
  }
}
