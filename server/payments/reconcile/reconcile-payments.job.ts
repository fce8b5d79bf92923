import { and, eq, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { job, noData } from '#server/kernel/job.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { describeError } from '#server/platform/observe/describe-error.ts'
import { findProvider } from '../providers/find-provider.ts'
import type { ProviderEvent } from '../providers/provider.ts'
import { applyEvents } from '../receive-notification.ts'
import { askProviderToRefund } from '../refunds/refund-order.ts'
import { notifications, orders, refunds, storedCards } from '../tables.ts'
import { dueOrders, reconcileOrder } from './ask-about-orders.ts'

const minuteMs = 60_000
/** What is younger is being done by the request that began it. */
const leftAloneMs = 2 * minuteMs
/** Longer than any bank allows to charge back. */
const notificationsKeptMs = 550 * 24 * 60 * minuteMs

/**
 * Makes good what was lost or cut off between us and the providers: events that never came or were not applied,
 * refunds that were not asked for, cards that a provider still keeps. One failure keeps nothing else from being done.
 */
export const reconcilePayments = job({
  queue: 'reconcile-payments',
  every: '*/5 * * * *',
  data: noData,
  async run(system) {
    // What belongs to no order is done on the first site.
    const ctx = onSite(system, system.sites.defaultSite().id, 'en')
    await applyStored(ctx)
    await each(ctx, await dueOrders(ctx), (order) => reconcileOrder(system, order))
    await each(ctx, await waitingRefunds(ctx), ({ refund, siteId }) =>
      askProviderToRefund(onSite(system, siteId, 'en'), refund),
    )
    await forgetCards(ctx)
    const old = new Date(ctx.now().getTime() - notificationsKeptMs)
    await ctx.db.delete(notifications).where(lt(notifications.receivedAt, old))
  },
})

async function each<T>(ctx: Ctx, items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items)
    await work(item).catch((error: unknown) =>
      ctx.log.warn({ ...describeError(error) }, 'a payment could not be reconciled and will be tried again'),
    )
}

function longEnough(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - leftAloneMs)
}

/** They were verified when they came. */
async function applyStored(ctx: Ctx): Promise<void> {
  const stored = await ctx.db
    .select()
    .from(notifications)
    .where(and(isNull(notifications.processedAt), lt(notifications.receivedAt, longEnough(ctx))))
    .orderBy(notifications.receivedAt)
    .limit(500)
  await each(ctx, stored, ({ provider, digest, notices }) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `receiveNotification`
    applyEvents(ctx, provider, { digest, events: notices as ProviderEvent[] }),
  )
}

async function waitingRefunds(ctx: Ctx) {
  return ctx.db
    .select({ refund: refunds, siteId: orders.siteId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, 'requested'), lt(refunds.createdAt, longEnough(ctx))))
    .limit(100)
}

/**
 * The provider first: a card is gone here only when it is gone there. One by which a payment may have begun is needed
 * to ask about that.
 */
async function forgetCards(ctx: Ctx): Promise<void> {
  const isCharged = sql`exists (select from ${orders} where ${orders.storedCardId} = ${storedCards.id}
    and ${orders.state} = 'created')`
  const removed = await ctx.db
    .select()
    .from(storedCards)
    .where(and(isNotNull(storedCards.removedAt), not(isCharged)))
    .limit(200)
  await each(ctx, removed, async ({ id, provider, token, holder }) => {
    await findProvider(provider)?.removeCard?.(ctx, { memberId: holder, token })
    await ctx.db.delete(storedCards).where(and(eq(storedCards.id, id), isNotNull(storedCards.removedAt)))
  })
}
