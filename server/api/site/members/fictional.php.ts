import { z } from 'zod'
import { okSchema } from '#common/wire/basics.ts'
import { knowFictional } from '#server/members/know-fictional.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const putFictional = endpoint(
  {
    method: 'put',
    path: '/api/fictional.php',
    summary: 'Says to know what a fictional profile is; before that no message to one is charged',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: z.object({ known: z.literal(true) }),
    response: okSchema,
  },
  async (ctx) => {
    await knowFictional(ctx)
    return { ok: true as const }
  },
)
