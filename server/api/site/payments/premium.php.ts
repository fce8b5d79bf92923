import { premiumResponseSchema } from '#common/wire/credits.ts'
import { usedOfPremium } from '#server/payments/offer/used-of-premium.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getPremium = endpoint(
  {
    method: 'get',
    path: '/api/premium.php',
    summary: 'How much the member has used of what premium opens',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    response: premiumResponseSchema,
  },
  (ctx) => usedOfPremium(ctx),
)
