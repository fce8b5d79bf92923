import { inject } from 'vitest'

/** Where a demo site is: `women` for women.localhost, nothing for the first one. */
export function siteOrigin(site = ''): string {
  return `http://${site ? `${site}.` : ''}localhost:${inject('sitePort')}`
}
