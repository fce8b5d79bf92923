import { pricingQuerySchema, pricingResponseSchema } from '#common/wire/credits.ts'
import { offerIn } from '#server/payments/offer/offer.ts'
import { presentOffer } from '#server/payments/offer/present-offer.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getPricing = endpoint(
  {
    method: 'get',
    path: '/api/pricing.php',
    summary: 'What credits cost in a country, by default the visitor’s, and how they are paid there',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    query: pricingQuerySchema,
    response: pricingResponseSchema,
  },
  async (ctx, { query }) => {
    const offer = await offerIn(ctx, query.country ?? ctx.selectedCountry)
    return { ...(await presentOffer(ctx, offer)), countries: ctx.site.settings.countries }
  },
)
