import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { describeError } from '../platform/observe/describe-error.ts'
import { applyEvent } from './apply-event.ts'
import { receivedProviderEvents } from './payment-metrics.ts'
import { findProvider } from './providers/find-provider.ts'
import type { Notification, ProviderEvent } from './providers/provider.ts'
import { notifications } from './tables.ts'

/**
 * A provider's notification as it came in: verified, stored as it is, and applied. Returns what the provider wants to
 * hear. Throws `not_found` where the installation has no account with it, `forbidden` for what it did not sign just now. One that is stored and could not be applied is
 * applied by the job that reconciles, or by the provider's repetition.
 */
export async function receiveNotification(
  ctx: Ctx,
  providerName: string,
  notification: Notification,
): Promise<string> {
  const provider = findProvider(providerName)
  if (!provider?.isOpen(ctx.payments)) throw new AppError('not_found')
  const events = await provider.verify(ctx, notification)
  if (!events) {
    ctx.metrics.count(receivedProviderEvents, { outcome: 'unsigned' })
    ctx.log.warn({ provider: providerName }, 'a payment notification with a bad signature was refused')
    throw new AppError('forbidden')
  }
  const [first] = events
  if (!first) return provider.accepted
  const digest = await store(ctx, provider.name, notification, { events, reference: first.reference })
  // It is ours from here on: a provider that is refused now might give the money back, while the job still credits it.
  await applyEvents(ctx, provider.name, { digest, events }).catch((error: unknown) =>
    ctx.log.error(
      { provider: provider.name, ...describeError(error) },
      'a payment notification waits for the job',
    ),
  )
  return provider.accepted
}

export async function applyEvents(
  ctx: Ctx,
  provider: string,
  { digest, events }: { digest: string; events: ProviderEvent[] },
): Promise<void> {
  for (const event of events) await applyEvent(ctx, provider, event)
  await ctx.db
    .update(notifications)
    .set({ processedAt: ctx.now() })
    .where(and(eq(notifications.provider, provider), eq(notifications.digest, digest)))
}

/** The same bytes again are stored once. A notification without a body says all in its address. */
async function store(
  ctx: Ctx,
  provider: string,
  { body, query }: Notification,
  { events, reference }: { events: ProviderEvent[]; reference: string },
): Promise<string> {
  const raw = body.length > 0 ? Buffer.from(body) : Buffer.from(query.toString())
  const digest = createHash('sha256').update(raw).digest('hex')
  await ctx.db
    .insert(notifications)
    .values({
      provider,
      digest,
      body: raw.toString('base64'),
      reference: reference.slice(0, 200),
      notices: events,
      receivedAt: ctx.now(),
    })
    .onConflictDoNothing()
  return digest
}
