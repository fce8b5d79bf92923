import { v4 as uuidv4 } from 'uuid'
import { debitForm } from '../payments/debit-buyer.ts'
import type { Make } from './make-input.ts'

export const debitInputs: Record<string, Make> = {
  'GET /api/directdebit.php': ({ bundles }, { host }) => ({ query: { bundle: bundles[host] ?? '' } }),
  'POST /api/directdebit.php': ({ bundles }, { host }) => ({
    body: { request_id: uuidv4(), bundle: bundles[host], ...debitForm },
  }),
  'DELETE /api/directdebit.php': () => ({}),
  'PUT /api/directdebit.php': () => ({ body: { request_id: uuidv4(), otp: '123456' } }),
}
