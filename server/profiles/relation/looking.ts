import type { Ctx } from '#server/kernel/context.ts'

/** Who looks, from which site, and when. */
export type Looking = Pick<Ctx, 'actor' | 'site' | 'now'>

/** The id of the member who looks; null for a visitor. */
export function viewerOf({ actor }: Pick<Ctx, 'actor'>): string | null {
  return actor.kind === 'member' ? actor.memberId : null
}
