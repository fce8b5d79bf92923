import { okSchema } from '#common/wire/basics.ts'
import { reactivateSchema } from '#common/wire/leaving.ts'
import { reactivate } from '#server/members/leaving/leaving.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postReactivate = endpoint(
  {
    method: 'post',
    path: '/api/reactivate.php',
    summary: 'Brings a deleted account back by the mailed link',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 30, seconds: 900 },
    body: reactivateSchema,
    response: okSchema,
    errors: ['link_invalid'],
  },
  async (ctx, { body }) => {
    await reactivate(ctx, body.token)
    return { ok: true as const }
  },
)
