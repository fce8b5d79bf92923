import { v7 as uuidv7 } from 'uuid'
import { limits } from '#common/limits.ts'
import type { AskDebit } from '#common/wire/direct-debit.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { lockMember } from '../lock-member.ts'
import { checkDetails } from './check-details.ts'
import { requireDebitOffer } from './debit-offered.ts'
import { type DebitDetails, openDetails, sealDetails } from './details.ts'
import { codesLeft, isDebitBlocked, newestRequest, openMandate, ownRequest } from './queries.ts'
import { sendDebitCode } from './send-debit-code.job.ts'
import { type DebitRequestRow, debitRequests } from './tables.ts'

/**
 * Begins a purchase by direct debit: keeps what the form says, and has a code sent to its phone, to that of the
 * mandate that the member has, or once more to the last one. The same request id again sends no second code; with other answers it throws `conflict`.
 */
export async function askDebit(ctx: MemberCtx, ask: AskDebit): Promise<void> {
  const { country, bundle } = await requireDebitOffer(ctx, ask.bundle)
  const details = ask.account === 'new' ? await checkDetails(formOf(ask), country) : undefined
  await inTransaction(ctx, async (tx) => {
    await lockMember(tx, tx.actor.memberId)
    const known = await ownRequest(tx, ask.request_id)
    if (known) return requireSame(tx, known, ask, details)
    if (await isDebitBlocked(tx)) throw new AppError('debit_blocked')
    if ((await codesLeft(tx)) === 0)
      throw new AppError('too_many_debit_codes', { params: { max: limits.debitCodesADay } })
    const id = uuidv7()
    const payer = details ? { details } : await findPayer(tx, ask)
    await tx.db.insert(debitRequests).values({
      id,
      memberId: tx.actor.memberId,
      requestId: ask.request_id,
      bundleId: bundle.id,
      details: payer.details && (await sealDetails(tx.db, id, payer.details)),
      mandateId: payer.mandateId,
      createdAt: tx.now(),
    })
    await tx.jobs.start(tx.db, sendDebitCode, { request: id })
  })
}

function formOf({
  account_holder,
  iban,
  street,
  house_number,
  zip,
  city,
  phone,
}: AskDebit & { account: 'new' }) {
  return { account_holder, iban, street, house_number, zip, city, phone }
}

type Payer = { details?: DebitDetails; mandateId?: string | null }

/** Finds who pays where no form says so: the payer of the mandate, or, for another code, that of the latest request. */
async function findPayer(ctx: MemberCtx, { account, bundle }: AskDebit): Promise<Payer> {
  const before = account === 'again' ? await newestRequest(ctx, ctx.actor.memberId) : undefined
  if (before && (before.confirmedAt || before.bundleId !== bundle)) throw new AppError('mandate_required')
  if (before?.details) return { details: await openDetails(ctx.db, before.id, before.details) }
  const mandate = await openMandate(ctx)
  if (!mandate || (account === 'again' && before?.mandateId !== mandate.id))
    throw new AppError('mandate_required')
  return { mandateId: mandate.id }
}

async function requireSame(
  ctx: MemberCtx,
  { id, bundleId, details: sealed, confirmedAt }: DebitRequestRow,
  { account, bundle }: AskDebit,
  details: DebitDetails | undefined,
): Promise<void> {
  if (bundleId !== bundle) throw new AppError('conflict')
  if (confirmedAt || account === 'again') return
  const kept = sealed ? JSON.stringify(await openDetails(ctx.db, id, sealed)) : undefined
  if (kept !== (details && JSON.stringify(details))) throw new AppError('conflict')
}
