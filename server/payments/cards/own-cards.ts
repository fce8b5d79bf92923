import { and, desc, eq, isNull } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { OrderRow } from '../queries.ts'
import { storedCards } from '../tables.ts'

export type CardRow = typeof storedCards.$inferSelect

/** The cards that the member can pay with by one tap, the newest first; an expired one is none. */
export async function ownCards(ctx: MemberCtx): Promise<CardRow[]> {
  const cards = await ctx.db
    .select()
    .from(storedCards)
    .where(and(eq(storedCards.memberId, ctx.actor.memberId), isNull(storedCards.removedAt)))
    .orderBy(desc(storedCards.createdAt), desc(storedCards.id))
  const month = ctx.now().toISOString().slice(0, 7)
  return cards.filter(({ expires }) => expires === null || expires >= month)
}

/** Throws `not_found` for a card that is another's, removed or expired. */
export async function ownCard(ctx: MemberCtx, id: string): Promise<CardRow> {
  const card = (await ownCards(ctx)).find((own) => own.id === id)
  if (!card) throw new AppError('not_found')
  return card
}

/**
 * What the provider calls the card that pays the order, if one was chosen; also once the member has removed it, since an
 * earlier attempt may have charged it.
 */
export async function cardTokenOf({ db }: MemberCtx, order: OrderRow): Promise<string | undefined> {
  if (!order.storedCardId) return undefined
  const [card] = await db
    .select({ token: storedCards.token })
    .from(storedCards)
    .where(and(eq(storedCards.id, order.storedCardId), eq(storedCards.memberId, order.memberId)))
  return card?.token
}
