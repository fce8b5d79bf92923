import { ownSite } from './own-site.ts'

/** The origin of a demo site: `women` for women.localhost, nothing for the first one. */
export function siteOrigin(site = ''): string {
  return `http://${site ? `${site}.` : ''}localhost:${ownSite().port}`
}
