import type { Ctx } from '../ctx/context.ts'
import { findCompany } from './queries.ts'

const firstVersion = new Date('2023-12-01T12:00:00Z')

/** The date of the terms that the site's company offers now (spec §9): the default, or the company's own when later. */
export async function termsVersion(ctx: Ctx): Promise<Date> {
  const { added } = await findCompany(ctx)
  return added > firstVersion ? added : firstVersion
}
