import { and, eq, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '#server/kernel/context.ts'
import type { KeptCard } from '../providers/provider.ts'
import type { OrderRow } from '../queries.ts'
import { providerEvents, storedCards } from '../tables.ts'

/** Keeps the card that paid an order, if its member asked for that. The same card again is the same row. */
export async function keepCard(ctx: Ctx, order: OrderRow, card: KeptCard): Promise<void> {
  if (!order.keepCard) return
  const { memberId, provider, method } = order
  const { token, brand, lastFour, expires } = card
  await ctx.db
    .insert(storedCards)
    .values({
      id: uuidv7(),
      memberId,
      provider,
      token,
      method,
      brand,
      lastFour,
      expires,
      holder: memberId,
      createdAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: [storedCards.provider, storedCards.token],
      set: { memberId, brand, lastFour, expires, removedAt: null },
      setWhere: sql`${storedCards.holder} = ${memberId}`,
    })
}

/**
 * Notes a card that the provider keeps for a member who is erased by now, so that the job that reconciles makes the
 * provider forget it.
 */
export async function forgetCard(ctx: Ctx, order: OrderRow, { token }: KeptCard): Promise<void> {
  if (!order.keepCard) return
  const { memberId: holder, provider, method } = order
  const now = ctx.now()
  await ctx.db
    .insert(storedCards)
    .values({ id: uuidv7(), provider, token, method, holder, createdAt: now, removedAt: now })
    .onConflictDoNothing()
}

/**
 * Keeps a card that a provider event names after a look-up had completed the order. It is kept once, so that a card
 * that was removed since does not come back when the event is repeated under another id.
 */
export async function keepLateCard(
  ctx: Ctx,
  order: OrderRow,
  { card, eventId }: { card: KeptCard; eventId: string },
): Promise<void> {
  if (!order.keepCard || order.state !== 'completed') return
  const [told] = await ctx.db
    .select({ eventId: providerEvents.eventId })
    .from(providerEvents)
    .where(
      and(
        sql`${providerEvents.payload} ->> 'reference' = ${order.id} and ${providerEvents.payload} ? 'card'`,
        eq(providerEvents.provider, order.provider),
        ne(providerEvents.eventId, eventId),
      ),
    )
    .limit(1)
  if (!told) await keepCard(ctx, order, card)
}
