import { z } from 'zod'
import { ageAssurances, ageCheckStates } from '#common/age-assurance.ts'
import { okSchema } from '#common/wire/basics.ts'
import { ageRefusal, askedAssurance } from '#server/members/age/age-rule.ts'
import { declareAge } from '#server/members/age/declare-age.ts'
import { latestAgeCheck } from '#server/members/age/latest-age-check.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getAge = endpoint(
  {
    method: 'get',
    path: '/api/age.php',
    summary: 'How the member’s country wants their age made sure of, and whether that is still to be done',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: z.object({
      asked: z.enum(ageAssurances),
      open: z.boolean(),
      /** YYYY-MM-DD: what the member confirms. */
      date_of_birth: z.string().nullable(),
      /** Who can prove it; null where nobody can at the moment. `title` is null for the sandbox. */
      provider: z.object({ title: z.string().nullable() }).nullable(),
      /** The member's latest check at the provider. */
      check: z.enum(ageCheckStates).nullable(),
    }),
  },
  async (ctx) => ({
    asked: askedAssurance(ctx).kind,
    open: ageRefusal(ctx) !== undefined,
    date_of_birth: ctx.actor.seeker?.birthDate ?? null,
    provider: ctx.ageVerifier ? { title: ctx.ageVerifier.title } : null,
    check: (await latestAgeCheck(ctx))?.state ?? null,
  }),
)

export const putAge = endpoint(
  {
    method: 'put',
    path: '/api/age.php',
    summary: 'Says explicitly to be of age, where the member’s country asks for that',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: z.object({ confirmed: z.literal(true, 'required') }),
    response: okSchema,
  },
  async (ctx) => {
    await declareAge(ctx)
    return { ok: true as const }
  },
)
