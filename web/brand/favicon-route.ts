import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#client/api/api.ts'
import { dataContext } from '#client/api/page-data.tsx'
import { nicheNamed } from '#common/sites/niches.ts'
import { settingsQuery } from '../site/api/site-queries.ts'
import { iconPaths } from './icon-paths.ts'

/**
 * GET /favicon.ico, for programs that request it without reading the page: feed readers, link previews, older browsers.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(dataContext)
  try {
    const { settings } = await page.queries.ensureQueryData(settingsQuery(page.api))
    const { small } = iconPaths(nicheNamed(settings.niche), settings.cdn_prefix)
    return new Response(null, {
      status: 302,
      headers: { Location: small, 'Cache-Control': 'public, max-age=86400' },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return new Response(null, { status: error.status || 503 })
  }
}
