import type { Ctx } from '#server/kernel/context.ts'
import { findCompany } from '#server/sites/queries.ts'

/** The standard rates for what is bought online, of 10,000, where a company from the EU, or of the country, owes them. */
const standard: Record<string, number> = {
  AT: 2000,
  BE: 2100,
  CH: 810,
  DE: 1900,
  DK: 2500,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GB: 2000,
  IE: 2300,
  IT: 2200,
  LU: 1700,
  NL: 2100,
  NO: 2500,
  PL: 2300,
  SE: 2500,
}

/** The VAT in a price of this country, of 10,000: what the company says, else the country's standard rate. */
export async function vatRateOf(ctx: Ctx, country: string): Promise<number> {
  const { vatRates } = await findCompany(ctx)
  return vatRates[country] ?? standard[country] ?? 0
}
