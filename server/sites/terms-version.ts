import { termsVersionOf } from '#common/terms.ts'
import type { Ctx } from '../kernel/context.ts'
import { findCompany } from './queries.ts'

/** The date of the terms that the site's company offers now (spec §9). */
export async function termsVersion(ctx: Ctx): Promise<Date> {
  return termsVersionOf((await findCompany(ctx)).added)
}
