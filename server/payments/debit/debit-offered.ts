import { bundlesOfMember } from '#server/credits/offered-bundles.ts'
import type { Ctx, MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { findCompany } from '#server/sites/queries.ts'

/** SEPA's countries that pay in euro. */
const euroCountries = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' '),
)

/** Whether people of a country can pay by direct debit: in euro, to a company that collects, with codes that arrive. */
export async function isDebitOffered(ctx: Ctx, country: string): Promise<boolean> {
  return ctx.sms.arrives && euroCountries.has(country) && (await findCompany(ctx)).creditorId !== null
}

/** The bundle, as the member can buy it by direct debit, and the country of its price. Throws `not_found` otherwise. */
export async function requireDebitOffer(ctx: MemberCtx, bundleId: string) {
  const { country, bundles } = await bundlesOfMember(ctx)
  const bundle = bundles.find(({ id, currency }) => id === bundleId && currency === 'EUR')
  if (!bundle || !(await isDebitOffered(ctx, country))) throw new AppError('not_found')
  return { country, bundle }
}
