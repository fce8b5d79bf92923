import { redirectDocument } from 'react-router'
import { redirectTo } from '#client/api/redirect-to.ts'
import type { Namespace } from '#client/texts/messages.ts'
import { pageLoader } from '../site/api/page-loader.ts'
import { companyQuery, settingsQuery } from '../site/api/site-queries.ts'
import { userQuery } from '../site/api/user-query.ts'
import { isNiche } from './lander-niche.ts'

/**
 * Makes a lander's loader. Members are sent to the search. A slug that names no niche is left out of the address, so
 * that a mistyped campaign still arrives, and no address makes a page of its own in the response cache.
 */
export function landerLoader(namespaces: Namespace[] = []) {
  const all: Namespace[] = ['landers', 'index', 'sites', ...namespaces]
  return pageLoader(all, async ({ queries, api, params: { slug }, url }) => {
    if (await queries.ensureQueryData(userQuery(api))) throw redirectTo('/members')
    if (slug !== undefined && !isNiche(slug))
      throw redirectTo(url.pathname.slice(0, url.pathname.lastIndexOf('/')) + url.search)
    const { settings } = await queries.ensureQueryData(settingsQuery(api))
    await queries.ensureQueryData(companyQuery(api, settings.version))
  })
}

/** Landers ship no React, so that a link to one from a page with React loads it from the server. */
export function fromServer({ request }: { request: Request }): never {
  const { pathname, search } = new URL(request.url)
  throw redirectDocument(pathname + search)
}
