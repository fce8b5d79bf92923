import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { pagePattern } from '#common/sites/page-pattern.ts'
import type { pageHiddenQuerySchema } from '#common/wire/page-visits.ts'
import type { Ctx } from '../kernel/context.ts'
import { siteKey } from './site-key.ts'
import { pageVisits } from './tables.ts'
import { pageVisits as visitsTotal } from './visit-metrics.ts'

type Hidden = z.output<typeof pageHiddenQuerySchema>

/**
 * Keeps how a visit went, where the page's address asked for it. A page can be hidden, shown and hidden again: the same
 * visit is told once more, and the longest stay counts, and whether the visitor went on at last.
 */
export async function notePageVisit(ctx: Ctx, { lb, visit, page, ...about }: Hidden): Promise<void> {
  if (!lb || !visit || !page) return
  const wentOn = about.went_on === 'true'
  const [kept] = await ctx.db
    .insert(pageVisits)
    .values({
      id: visit,
      siteId: ctx.site.id,
      label: lb,
      page: pagePattern(page),
      network: about.network ?? null,
      seconds: about.seconds ?? 0,
      wentOn,
      seenAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: pageVisits.id,
      set: {
        seconds: sql`greatest(${pageVisits.seconds}, excluded.seconds)`,
        wentOn: sql`${pageVisits.wentOn} or excluded.went_on`,
      },
      setWhere: sql`${pageVisits.siteId} = excluded.site_id`,
    })
    .returning({ id: pageVisits.id })
  if (kept)
    ctx.metrics.count(visitsTotal, { site: siteKey(ctx.site), outcome: wentOn ? 'went_on' : 'bounced' })
}
