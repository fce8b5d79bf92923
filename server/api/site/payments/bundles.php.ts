import { bundlesResponseSchema } from '#common/wire/credits.ts'
import { offerOf } from '#server/payments/offer/offer.ts'
import { presentOffer } from '#server/payments/offer/present-offer.ts'
import { newestPaid } from '#server/payments/queries.ts'
import { offeredDiscounts } from '#server/promotions/offered-discounts.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getBundles = endpoint(
  {
    method: 'get',
    path: '/api/bundles.php',
    summary: 'What the member can buy, in the currency of the member’s country, and how to pay there',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    response: bundlesResponseSchema,
  },
  async (ctx) => ({
    ...(await presentOffer(ctx, await offerOf(ctx))),
    discounts: await offeredDiscounts(ctx),
    last_paid: (await newestPaid(ctx)) ?? null,
    now: ctx.now().toISOString(),
  }),
)
