import type { Offer as PresentedOffer } from '#common/wire/credits.ts'
import { presentBundle } from '#server/credits/present.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { findCompany } from '#server/sites/queries.ts'
import { providerOf } from '../providers/find-provider.ts'
import type { Offer } from './offer.ts'

export async function presentOffer(ctx: Ctx, offer: Offer): Promise<PresentedOffer> {
  const { country, bundles, methods, currency, costOf, vatRate } = offer
  const { statementName } = await findCompany(ctx)
  return {
    country,
    bundles: bundles.map((bundle) => presentBundle(bundle, ctx.site.settings.message_credits)),
    methods,
    method_costs: methods
      .filter((method) => costOf(method) > 0)
      .map((method) => ({ method, cost: { amount: costOf(method), currency } })),
    keeps_cards: methods.filter((method) => providerOf(ctx.payments, method)?.keepsCards.includes(method)),
    own_debits: ctx.payments.byMethod.sdd === 'bank',
    vat_rate: vatRate,
    statement_name: statementName,
  }
}
