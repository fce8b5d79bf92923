import { ownSite } from './own-site.ts'

/** Where a demo site is: `women` for women.localhost, nothing for the first one. */
export function siteOrigin(site = ''): string {
  return `http://${site ? `${site}.` : ''}localhost:${ownSite().port}`
}
