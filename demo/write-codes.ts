import type { Db } from '#server/platform/db/db.ts'
import { discountCodes } from '#server/promotions/tables.ts'
import { readDemoSites } from './read-demo-sites.ts'

/** Codes to try the checkout with: one for anybody, and one for a method. */
const codes = [
  { code: 'SERENADE10', valuePercentage: 10 },
  { code: 'PAYPAL15', valuePercentage: 15, paymentmethods: ['paypal' as const] },
]

export async function writeCodes(db: Db): Promise<void> {
  const places = await readDemoSites(db)
  const rows = [...places.values()].flatMap(({ site }) => codes.map((code) => ({ siteId: site.id, ...code })))
  await db.insert(discountCodes).values(rows).onConflictDoNothing()
}
