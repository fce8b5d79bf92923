import { eq } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { DebitState } from '#common/wire/direct-debit.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { findCompany } from '#server/sites/queries.ts'
import { requireDebitOffer } from './debit-offered.ts'
import { openDetails } from './details.ts'
import { codesLeft, isDebitBlocked, newestRequest, openMandate } from './queries.ts'
import { mandates } from './tables.ts'

/** How many signs of an account are ever shown, and of a phone. */
const ibanEnd = -4
const phoneEnd = -2
/** How long another code can be asked for without the form. */
const shownEndedMs = 3_600_000

/**
 * Tells how far the member is with a purchase of this bundle by direct debit. Throws `not_found` where that is not
 * offered.
 */
export async function debitState(ctx: MemberCtx, bundleId: string): Promise<DebitState> {
  await requireDebitOffer(ctx, bundleId)
  const { name, address, city, country, creditorId } = await findCompany(ctx)
  return {
    blocked: await isDebitBlocked(ctx),
    codes_left: await codesLeft(ctx),
    mandate: await presentMandate(ctx),
    code: await presentCode(ctx, bundleId),
    creditor: { id: creditorId ?? '', name, address, city, country },
  }
}

async function presentMandate(ctx: MemberCtx): Promise<DebitState['mandate']> {
  const mandate = await openMandate(ctx)
  if (!mandate?.details) return null
  const { account_holder, iban, phone } = await openDetails(ctx.db, mandate.id, mandate.details)
  return {
    reference: mandate.reference,
    account_holder,
    iban_end: iban.slice(ibanEnd),
    phone_end: phone.slice(phoneEnd),
    signed_at: mandate.signedAt.toISOString(),
  }
}

async function presentCode(ctx: MemberCtx, bundleId: string): Promise<DebitState['code']> {
  const request = await newestRequest(ctx, ctx.actor.memberId)
  if (!request || request.bundleId !== bundleId || request.confirmedAt) return null
  const { id, details, mandateId, sentAt, refusedAt, expiresAt, tries } = request
  const over = expiresAt ?? new Date(request.createdAt.getTime() + limits.debitCodeMinutes * 60_000)
  if (over.getTime() + shownEndedMs <= ctx.now().getTime()) return null
  const ended = over <= ctx.now() || tries >= limits.debitCodeTries
  const sealed = details ? { id, details } : await findSealed(ctx, mandateId)
  if (!sealed) return null
  const { phone } = await openDetails(ctx.db, sealed.id, sealed.details)
  return {
    request_id: request.requestId,
    state: refusedAt ? 'refused' : ended ? 'ended' : sentAt ? 'sent' : 'sending',
    phone_end: phone.slice(phoneEnd),
    tries_left: limits.debitCodeTries - tries,
    expires_at: expiresAt?.toISOString() ?? null,
  }
}

async function findSealed({ db }: MemberCtx, mandateId: string | null) {
  if (!mandateId) return null
  const [mandate] = await db
    .select({ id: mandates.id, details: mandates.details })
    .from(mandates)
    .where(eq(mandates.id, mandateId))
  return mandate?.details ? { id: mandate.id, details: mandate.details } : null
}
