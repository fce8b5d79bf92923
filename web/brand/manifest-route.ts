import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '../platform/api/api.ts'
import { dataContext } from '../platform/api/page-data.tsx'
import { settingsQuery } from '../platform/api/site-queries.ts'
import { pageLocale } from '../platform/texts/messages.ts'
import { webManifest } from './web-manifest.ts'

/** GET /manifest.webmanifest, by the request's host and language. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(dataContext)
  try {
    const { settings } = await page.queries.ensureQueryData(settingsQuery(page.api))
    return Response.json(webManifest(settings, await pageLocale(page)), {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'private, max-age=3600',
        Vary: 'Cookie',
      },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return new Response(null, { status: error.status || 503 })
  }
}
