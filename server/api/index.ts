import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from '../http/endpoint.ts'
import { getCities } from './cities.php.ts'
import { getCompanyInfo } from './companyinfo.php.ts'
import { getInterests } from './interests.php.ts'
import { getRegions } from './regions.php.ts'
import { getSettings } from './settings.php.ts'

/** The API's table of contents: one line per endpoint. */
export function mountApi(app: OpenAPIHono<Env>) {
  return app
    .openapi(getSettings.route, getSettings.handler)
    .openapi(getInterests.route, getInterests.handler)
    .openapi(getRegions.route, getRegions.handler)
    .openapi(getCities.route, getCities.handler)
    .openapi(getCompanyInfo.route, getCompanyInfo.handler)
}

export type Api = ReturnType<typeof mountApi>
