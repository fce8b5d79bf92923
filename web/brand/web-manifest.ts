import type { Locale } from '#common/locales.ts'
import { nicheNamed } from '#common/niches.ts'
import type { Settings } from '#common/sites.ts'
import { brandColours } from './brand-colours.ts'
import { iconPaths } from './icon-paths.ts'

/**
 * The web manifest, by which a phone installs the site as an app. Others may see its name and icon, so that nothing in
 * it names the niche; the name is the site's own.
 */
export function webManifest(
  settings: Pick<Settings, 'name' | 'description' | 'niche' | 'cdn_prefix'>,
  lang: Locale,
) {
  const niche = nicheNamed(settings.niche)
  const { small, large, maskable, svg } = iconPaths(niche, settings.cdn_prefix)
  const { night } = brandColours[niche]
  return {
    id: '/',
    name: settings.name,
    short_name: settings.name,
    description: settings.description,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: night,
    background_color: night,
    categories: ['social'],
    icons: [
      { src: small, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: large, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: svg, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
