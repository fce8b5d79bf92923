import { type Make, nothing, ownId } from './make-input.ts'

/** What a member decides about their own age and money. */
export const ownRules: Record<string, Make> = {
  'GET /api/age.php': nothing,
  'PUT /api/age.php': () => ({ body: { confirmed: true } }),
  // The country of the walk asks for no proof: refused-though.ts says so.
  'POST /api/age-check.php': () => ({ body: { return_to: '/members' } }),
  'PUT /api/age-check.php': () => ({ body: { answer: 'state=none' } }),
  'POST /api/age-sandbox.php': () => ({ body: { state: 'none', outcome: 'of_age' } }),
  'GET /api/spending.php': nothing,
  'PUT /api/spending.php': () => ({ body: { cap: 500_000, paused: false } }),
  'GET /api/refunds.php': nothing,
  'POST /api/refunds.php': (world, actor) => ({
    body: { order: ownId(actor, 'order', world), reason: 'A mistake' },
  }),
  'DELETE /api/refunds.php': (world, actor) => ({ body: { order: ownId(actor, 'order', world) } }),
}
