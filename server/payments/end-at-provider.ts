import type { Ctx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { describeError } from '../platform/observe/describe-error.ts'
import { paymentOf } from './look-up-order.ts'
import { findProvider } from './providers/find-provider.ts'
import type { OrderRow } from './queries.ts'

/**
 * Lets a begun payment end at its provider. One that cannot be reached keeps nobody from paying in another way. Throws
 * `debit_sent` for a debit that the bank has already.
 */
export async function endAtProvider(ctx: Ctx, order: OrderRow): Promise<void> {
  const payment = paymentOf(order)
  if ((order.state !== 'pending' && order.state !== 'cancelled') || !payment) return
  try {
    await findProvider(order.provider)?.cancel?.(ctx, payment)
  } catch (error) {
    if (error instanceof AppError && error.code === 'debit_sent') throw error
    ctx.log.warn(
      { provider: order.provider, ...describeError(error) },
      'a payment could not be cancelled there',
    )
  }
}
