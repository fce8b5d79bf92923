import { and, asc, eq, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { SavedSearch } from '#common/wire/profiles.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { savedSearches } from '../tables.ts'

type Kept = Pick<SavedSearch, 'name' | 'search'> & { client_id: string }

/** The first of the ten slots may be taken by another request at the same moment: then the next one is tried. */
const tries = 3

export function findSavedSearches({ db, actor }: Pick<MemberCtx, 'db' | 'actor'>): Promise<SavedSearch[]> {
  const { id, name, search } = savedSearches
  return db
    .select({ id, name, search })
    .from(savedSearches)
    .where(eq(savedSearches.memberId, actor.memberId))
    .orderBy(asc(savedSearches.createdAt), asc(id))
}

/** Keeps a search under a name. A request that is sent again keeps no second one. */
export async function saveSearch(ctx: MemberCtx, { client_id, name, search }: Kept): Promise<void> {
  const now = ctx.now().toISOString()
  for (let turn = 0; turn < tries; turn += 1) {
    if (await isSaved(ctx, client_id)) return
    await ctx.db.execute(sql`
      insert into saved_search (client_id, member_id, slot, name, search, created_at, looked_at)
      select ${client_id}, ${ctx.actor.memberId}, slot, ${name}, ${JSON.stringify(search)}::jsonb, ${now}, ${now}
      from generate_series(1, ${limits.savedSearches}::int) as slot
      where slot not in (select slot from saved_search where member_id = ${ctx.actor.memberId})
      order by slot limit 1
      on conflict do nothing`)
  }
  if (!(await isSaved(ctx, client_id)))
    throw new AppError('too_many_searches', { params: { max: limits.savedSearches } })
}

export async function removeSavedSearch({ db, actor }: MemberCtx, id: string): Promise<void> {
  await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.memberId, actor.memberId)))
}

async function isSaved({ db, actor }: MemberCtx, clientId: string): Promise<boolean> {
  const found = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.clientId, clientId), eq(savedSearches.memberId, actor.memberId)))
  return found.length > 0
}
