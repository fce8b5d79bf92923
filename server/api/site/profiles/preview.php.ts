import { sql } from 'drizzle-orm'
import { previewQuerySchema, profileResponseSchema } from '#common/wire/profiles.ts'
import { bool } from '#server/platform/db/columns.ts'
import { openProfile } from '#server/profiles/open-profile.ts'
import { presentPreview } from '#server/profiles/present.ts'
import { findPhotos } from '#server/profiles/queries.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getPreview = endpoint(
  {
    method: 'get',
    path: '/api/preview.php',
    summary: 'The member’s own page as others see it: a premium member, or a free one',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    query: previewQuerySchema,
    response: profileResponseSchema,
    errors: ['not_found'],
  },
  async (ctx, { query }) => {
    const { memberId } = ctx.actor
    const row = await openProfile(ctx, memberId, {
      shape: { own: bool },
      columns: () => sql`true as own`,
    })
    return { profile: presentPreview(ctx, row, await findPhotos(ctx, memberId), query.as === 'premium') }
  },
)
