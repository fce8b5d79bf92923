import { z } from 'zod'
import { settingsResponseSchema } from '#common/wire/sites.ts'
import { minimumMessageCosts } from '#server/credits/queries.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { presentSettings } from '#server/sites/present.ts'

/** The page's own query is passed on (traffic source, forced domain); names that are not known here are ignored. */
const query = z.looseObject({ domain: z.string().max(253).optional() })

export const getSettings = endpoint(
  {
    method: 'get',
    path: '/api/settings.php',
    summary: 'The settings of the site behind the request’s host',
    access: 'anyone',
    beforeAge: true,
    limit: 'none',
    query,
    response: settingsResponseSchema,
  },
  async (ctx) => ({ settings: presentSettings(ctx, await minimumMessageCosts(ctx)) }),
)
