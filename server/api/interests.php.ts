import { interests } from '#common/profile-fields.ts'
import { interestsResponseSchema } from '#common/sites.ts'
import { endpoint } from '../http/endpoint.ts'

export const getInterests = endpoint(
  {
    method: 'get',
    path: '/api/interests.php',
    summary: 'The interests that a profile can name',
    access: 'anyone',
    limit: 'none',
    audited: false,
    response: interestsResponseSchema,
  },
  async (_ctx, _input, c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return { interests: [...interests] }
  },
)
