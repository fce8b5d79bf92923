import { and, asc, eq } from 'drizzle-orm'
import { required } from '#common/required.ts'
import type { Ctx, MemberCtx } from '../kernel/context.ts'
import { profiles } from '../profiles/tables.ts'
import { bundles } from './tables.ts'

export type BundleRow = typeof bundles.$inferSelect
type Offered = { country: string; bundles: BundleRow[] }

/** The bundles of the member's country. */
export async function bundlesOfMember(ctx: MemberCtx): Promise<Offered> {
  const [profile] = await ctx.db
    .select({ country: profiles.country })
    .from(profiles)
    .where(eq(profiles.memberId, ctx.actor.memberId))
  return bundlesOf(ctx, [profile?.country])
}

/** The bundles of the first of these countries that has any, smallest first; else those of the site's first that has. */
export async function bundlesOf(ctx: Ctx, wished: (string | null | undefined)[]): Promise<Offered> {
  const all = await ctx.db
    .select()
    .from(bundles)
    .where(and(eq(bundles.siteId, ctx.site.id), eq(bundles.active, true)))
    .orderBy(asc(bundles.credits))
  const candidates = [...wished, ...ctx.site.settings.countries]
  const country =
    candidates.find((code) => all.some((bundle) => bundle.country === code)) ??
    required(ctx.site.settings.countries[0])
  return { country, bundles: all.filter((bundle) => bundle.country === country) }
}
