import { and, asc, eq } from 'drizzle-orm'
import { required } from '#common/required.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { profiles } from '../profiles/tables.ts'
import { bundles } from './tables.ts'

export type BundleRow = typeof bundles.$inferSelect

/** The bundles of the member's country, smallest first; where the site has none there, of its first country that has. */
export async function offeredBundles(ctx: MemberCtx): Promise<{ country: string; bundles: BundleRow[] }> {
  const [profile] = await ctx.db
    .select({ country: profiles.country })
    .from(profiles)
    .where(eq(profiles.memberId, ctx.actor.memberId))
  const all = await ctx.db
    .select()
    .from(bundles)
    .where(and(eq(bundles.siteId, ctx.site.id), eq(bundles.active, true)))
    .orderBy(asc(bundles.credits))
  const candidates = [profile?.country, ...ctx.site.settings.countries]
  const country =
    candidates.find((code) => all.some((bundle) => bundle.country === code)) ??
    required(ctx.site.settings.countries[0])
  return { country, bundles: all.filter((bundle) => bundle.country === country) }
}
