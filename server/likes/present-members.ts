import type { FoundCard, ProfileCard } from '#common/wire/profiles.ts'
import type { Ctx } from '../kernel/context.ts'
import { presentCard, viewerOf } from '../profiles/present.ts'
import { loadCards } from '../profiles/queries.ts'
import { likeColumns, likeShape, likeStateOf } from './like-columns.ts'

/** Cards with like states by member id, in one statement. Who may be shown is the caller's to know. */
export async function presentMembers(ctx: Ctx, ids: string[]): Promise<Map<string, ProfileCard>> {
  const cards = await loadCards(ctx, ids, {
    shape: likeShape,
    columns: (member) => likeColumns(ctx, member, ids),
  })
  const viewer = viewerOf(ctx)
  return new Map([...cards].map(([id, row]) => [id, presentCard(row, viewer, likeStateOf(row))]))
}

/** The same for the people of a search, with how far away they are. */
export async function presentFound(ctx: Ctx, ids: string[]): Promise<Map<string, FoundCard>> {
  const cards = await loadCards(ctx, ids, {
    shape: likeShape,
    columns: (member) => likeColumns(ctx, member, ids),
  })
  const viewer = viewerOf(ctx)
  const from = ctx.actor.kind === 'member' ? (ctx.actor.seeker?.cityId ?? null) : null
  return new Map(
    [...cards].map(([id, row]) => [
      id,
      { ...presentCard(row, viewer, likeStateOf(row)), distance: ctx.places.ring(from, row.cityId) },
    ]),
  )
}
