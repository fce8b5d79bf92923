import { bundlesResponseSchema } from '#common/credits.ts'
import { offeredBundles } from '../credits/offered-bundles.ts'
import { presentBundle } from '../credits/present.ts'
import { endpoint } from '../http/endpoint.ts'
import { methodsFor } from '../payments/methods.ts'
import { findCompany } from '../sites/queries.ts'

export const getBundles = endpoint(
  {
    method: 'get',
    path: '/api/bundles.php',
    summary: 'What the member can buy, in the currency of the member’s country, and how to pay there',
    access: 'member',
    limit: { calls: 600, seconds: 60 },
    response: bundlesResponseSchema,
  },
  async (ctx) => {
    const { country, bundles } = await offeredBundles(ctx)
    const company = await findCompany(ctx)
    return {
      country,
      bundles: bundles.map((bundle) => presentBundle(bundle, ctx.site.settings.message_credits)),
      methods: methodsFor(country),
      transaction_costs: { amount: 0, currency: bundles[0]?.currency ?? 'EUR' },
      statement_name: company.statementName,
    }
  },
)
