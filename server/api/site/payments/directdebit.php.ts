import { z } from 'zod'
import { idSchema, okSchema } from '#common/wire/basics.ts'
import { askDebitSchema, confirmDebitSchema, debitStateSchema } from '#common/wire/direct-debit.ts'
import { orderResponseSchema } from '#common/wire/payments.ts'
import { askDebit } from '#server/payments/debit/ask-debit.ts'
import { confirmDebit } from '#server/payments/debit/confirm-debit.ts'
import { debitState } from '#server/payments/debit/debit-state.ts'
import { endMandate } from '#server/payments/debit/end-mandate.ts'
import { presentOrderStep } from '#server/payments/present.ts'
import { endpoint } from '#server/site/endpoint.ts'

const path = '/api/directdebit.php'

export const getDirectDebit = endpoint(
  {
    method: 'get',
    path,
    summary: 'Where the member stands with paying a bundle by direct debit',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    query: z.object({ bundle: idSchema }),
    response: debitStateSchema,
    errors: ['not_found'],
  },
  (ctx, { query }) => debitState(ctx, query.bundle),
)

export const postDirectDebit = endpoint(
  {
    method: 'post',
    path,
    summary: 'Send a code that confirms a direct debit; the same request_id again sends no second one',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 60 },
    body: askDebitSchema,
    response: debitStateSchema,
    errors: ['not_found', 'conflict', 'debit_blocked', 'too_many_debit_codes', 'mandate_required'],
  },
  async (ctx, { body }) => {
    await askDebit(ctx, body)
    return debitState(ctx, body.bundle)
  },
)

export const putDirectDebit = endpoint(
  {
    method: 'put',
    path,
    summary: 'Confirm a direct debit by its code: signs the mandate and orders the bundle, once',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 60 },
    body: confirmDebitSchema,
    response: orderResponseSchema,
    errors: [
      'not_found',
      'conflict',
      'debit_blocked',
      'mandate_required',
      'payment_open',
      'price_changed',
      'spending_paused',
      'spending_cap',
    ],
  },
  async (ctx, { body: { request_id: requestId, otp: code, shown } }) =>
    presentOrderStep(await confirmDebit(ctx, { requestId, code, shown })),
)

export const deleteDirectDebit = endpoint(
  {
    method: 'delete',
    path,
    summary: 'Take the mandate back: no further debit can be ordered by it',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 60 },
    response: okSchema,
  },
  async (ctx) => {
    await endMandate(ctx)
    return { ok: true as const }
  },
)
