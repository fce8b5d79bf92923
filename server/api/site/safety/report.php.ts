import { okSchema } from '#common/wire/basics.ts'
import { reportSchema } from '#common/wire/safety.ts'
import { fileReport } from '#server/safety/reports/file-report.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postReport = endpoint(
  {
    method: 'post',
    path: '/api/report.php',
    summary: 'Reports a member, a photo or a conversation to the site’s staff',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 20, seconds: 3_600 },
    body: reportSchema,
    response: okSchema,
    errors: ['not_found', 'challenge_required', 'conflict'],
  },
  async (ctx, { body }) => {
    await fileReport(ctx, body)
    return { ok: true as const }
  },
)
