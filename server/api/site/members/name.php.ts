import { nameCheckQuerySchema, nameCheckSchema } from '#common/wire/signup.ts'
import { checkName } from '#server/members/names/check-name.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getName = endpoint(
  {
    method: 'get',
    path: '/api/name.php',
    summary: 'Whether a name is free on the site, and free ones like it',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 300, seconds: 900 },
    query: nameCheckQuerySchema,
    response: nameCheckSchema,
  },
  (ctx, { query }) => checkName(ctx, query.name),
)
