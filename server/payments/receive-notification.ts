import type { Ctx } from '../ctx/context.ts'
import { AppError } from '../platform/errors.ts'
import { applyNotice } from './apply-notice.ts'
import { paymentNotices } from './payment-metrics.ts'
import { findProvider } from './providers/find-provider.ts'

/** A provider's notification as it came in. Throws `forbidden` for what the provider did not sign just now. */
export async function receiveNotification(
  ctx: Ctx,
  providerName: string,
  headers: Headers,
  rawBody: Uint8Array,
): Promise<void> {
  const provider = findProvider(providerName)
  if (!provider) throw new AppError('not_found')
  const notice = await provider.verify(ctx, headers, rawBody)
  if (!notice) {
    ctx.metrics.count(paymentNotices, { outcome: 'unsigned' })
    ctx.log.warn({ provider: providerName }, 'a payment notification with a bad signature was refused')
    throw new AppError('forbidden')
  }
  await applyNotice(ctx, provider.name, notice)
}
