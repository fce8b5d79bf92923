import { v4 as uuidv4 } from 'uuid'

/** What the operations behind the legal pages take. */
export const legalInputs = {
  // The terms of the reference companies hold since they were added.
  'POST /api/terms.php': () => ({ body: { version: '2026-01-05T09:00:00.000Z' } }),
  'POST /api/complaint.php': () => ({
    body: {
      request_id: uuidv4(),
      about: 'A page of the site',
      reason: 'other',
      explanation: 'It says what is not true',
      name: 'Walker',
      email: `${uuidv4()}@example.org`,
      good_faith: true,
    },
  }),
  'GET /api/complaint.php': () => ({ query: { case: 'A'.repeat(43) } }),
}
