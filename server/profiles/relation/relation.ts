import { z } from 'zod'
import { json } from '#server/platform/db/columns.ts'
import { AppError } from '#server/platform/errors.ts'

/**
 * How a viewer, who is a member or a visitor, and a member stand to each other: who may see, reach and judge whom. The
 * same facts are selected (relationColumn), asked as a condition (shownTo) and kept in the search's indexes (listedTo);
 * relation.test.ts holds all of them against each other.
 */
const relation = z.strictObject({
  self: z.boolean(),
  inPool: z.boolean(),
  /** Account and profile are active, and the address is confirmed or need not be yet. */
  standing: z.boolean(),
  /** What a card needs is known. */
  complete: z.boolean(),
  /** Not hidden from the viewer's site, or the first to reach out to the viewer by a like or a message. */
  open: z.boolean(),
  /** False of who wrote to the viewer before the address was proved: until it is, nobody can reply (spec §4). */
  answerable: z.boolean(),
  blocksViewer: z.boolean(),
  blockedByViewer: z.boolean(),
})
export type Relation = z.infer<typeof relation>

/** What relationColumn answers. */
export const relationShape = json(relation)

/** What the viewer wants of the member: it decides how a block is answered. */
type Wish = 'profile' | 'message' | 'chat' | 'like'

/** Whether the member may be found by the viewer, as far as blocks do not forbid it. */
export function isVisible({ inPool, standing, complete, open }: Relation): boolean {
  return inPool && standing && complete && open
}

/**
 * Returns the row if the viewer may have what is wished for. Throws `not_found` for a member who is unknown to the
 * viewer, or blocked by the viewer, and `blocked_by` where the member blocked the viewer. Where both did, only a chat
 * says so; a like never does. A reply to a member whose address is not confirmed is `recipient_unconfirmed` (spec §4).
 */
export function requireRelation<R extends { name: string; relation: Relation }>(
  row: R | undefined,
  wish: Wish,
): R {
  if (!row) throw new AppError('not_found')
  const { self, complete, blocksViewer, blockedByViewer } = row.relation
  if (self && wish === 'profile' && complete) return row
  if (self || !isVisible(row.relation)) throw new AppError('not_found')
  if (blocksViewer && (wish === 'chat' || (wish !== 'like' && !blockedByViewer)))
    throw new AppError('blocked_by', { params: { name: row.name } })
  if (blocksViewer || blockedByViewer) throw new AppError('not_found')
  if (wish === 'message' && !row.relation.answerable)
    throw new AppError('recipient_unconfirmed', { params: { name: row.name } })
  return row
}
