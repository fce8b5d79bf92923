import { z } from 'zod'
import { ageOutcomes } from '#common/age-assurance.ts'
import { beginAgeCheck } from '#server/members/age/begin-age-check.ts'
import { finishAgeCheck } from '#server/members/age/finish-age-check.ts'
import { endOpenPayments } from '#server/payments/open-payments.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postAgeCheck = endpoint(
  {
    method: 'post',
    path: '/api/age-check.php',
    summary: 'Begins a check of the member’s age at the provider; the answer says where the browser goes',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 3_600 },
    body: z.object({
      /** The page that the member wanted to see: a path of this site. */
      return_to: z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])[^\\\s]*$/)
        .optional(),
    }),
    response: z.object({ redirect: z.string() }),
    errors: ['conflict', 'age_checks_used_up'],
  },
  (ctx, { body }) => beginAgeCheck(ctx, body.return_to),
)

export const putAgeCheck = endpoint(
  {
    method: 'put',
    path: '/api/age-check.php',
    summary: 'Brings what the provider sent the browser back with; the answer is the outcome',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    body: z.object({
      /** The query of the address that the provider led to. */
      answer: z.string().max(8_000),
    }),
    response: z.object({
      outcome: z.enum(ageOutcomes),
      return_to: z.string().nullable(),
    }),
    errors: ['age_check_ended', 'forbidden'],
  },
  async (ctx, { body }) => {
    const { outcome, returnTo } = await finishAgeCheck(ctx, body.answer)
    // The account is closed, and erased in some days.
    if (outcome === 'under_age') await endOpenPayments(ctx)
    return { outcome, return_to: returnTo }
  },
)
