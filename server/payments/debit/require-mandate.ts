import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { isDebitBlocked, openMandate, ownRequest } from './queries.ts'

/** Throws `mandate_required` unless a code has confirmed this purchase, and `debit_blocked` after a debit that came back. */
export async function requireMandate(
  ctx: MemberCtx,
  { requestId, bundle }: { requestId: string; bundle: string },
): Promise<void> {
  const request = await ownRequest(ctx, requestId)
  if (!request?.confirmedAt || request.bundleId !== bundle) throw new AppError('mandate_required')
  if ((await openMandate(ctx))?.id !== request.mandateId) throw new AppError('mandate_required')
  if (await isDebitBlocked(ctx)) throw new AppError('debit_blocked')
}
