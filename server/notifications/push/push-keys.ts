import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/db.ts'
import { runTransaction } from '#server/platform/db/run-transaction.ts'
import { createVapidKeys } from '#server/platform/push/vapid.ts'
import { sites } from '#server/sites/tables.ts'
import { type PushKey, pushKeys } from './tables.ts'

/**
 * Makes the key pair of every site that has none, and writes the public ones into the sites' settings: they follow from
 * the stored pair, since devices that were added under another key can no longer be reached.
 */
export async function ensurePushKeys(db: Db, now: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    for (const { id } of await tx.select({ id: sites.id }).from(sites))
      await tx
        .insert(pushKeys)
        .values({ siteId: id, ...createVapidKeys(), createdAt: now })
        .onConflictDoNothing()
    await tx.execute(sql`
      update site set settings = jsonb_set(settings, '{push_public_key}', to_jsonb(push_key.public_key))
      from push_key where push_key.site_id = site.id
        and settings->>'push_public_key' is distinct from push_key.public_key`)
  })
}

export async function findPushKey(db: Db, siteId: number): Promise<PushKey | undefined> {
  const [found] = await db.select().from(pushKeys).where(eq(pushKeys.siteId, siteId))
  return found
}
