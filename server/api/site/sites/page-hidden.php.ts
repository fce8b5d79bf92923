import { okSchema } from '#common/wire/basics.ts'
import { pageHiddenQuerySchema, pageHiddenSchema } from '#common/wire/page-visits.ts'
import { touchActivity } from '#server/profiles/touch-activity.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { notePageVisit } from '#server/sites/note-page-visit.ts'

/** What a page says when it is hidden (spec §7): a member was here until now; a visit of an advertised page is logged. */
export const postPageHidden = endpoint(
  {
    method: 'post',
    path: '/api/page-hidden.php',
    summary: 'The beacon of a page that is hidden',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 120, seconds: 60 },
    query: pageHiddenQuerySchema,
    body: pageHiddenSchema,
    response: okSchema,
  },
  async (ctx, { query }) => {
    await touchActivity(ctx)
    await notePageVisit(ctx, query)
    return { ok: true as const }
  },
)
