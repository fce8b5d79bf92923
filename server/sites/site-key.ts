import type { Site } from '#common/wire/sites.ts'

/** A site's name in logs and metrics: its own domain. */
export function siteKey(site: Pick<Site, 'settings'>): string {
  return site.settings.domain
}
