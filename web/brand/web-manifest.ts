import type { Locale } from '#common/locales.ts'
import { nicheNamed } from '#common/sites/niches.ts'
import type { Settings } from '#common/wire/sites.ts'
import { sharedPath } from '../site/page/kept-names.ts'
import { brandColours } from './brand-colours.ts'
import { iconPaths } from './icon-paths.ts'

type ShortcutNames = { search: string; messages: string; likes: string }

/**
 * The web manifest, by which a phone installs the site as an app. Others may see its name and icon, so that nothing in
 * it names the niche; the name is the site's own.
 */
export function webManifest(
  settings: Pick<Settings, 'name' | 'description' | 'niche' | 'cdn_prefix'>,
  lang: Locale,
  { search, messages, likes }: ShortcutNames,
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
    shortcuts: [
      { name: messages, url: '/chats' },
      { name: search, url: '/members' },
      { name: likes, url: '/likes' },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: small, sizes: '192x192', type: 'image/png' }] })),
    // The service worker takes what other apps share (web/installed/worker/shared-photo.ts).
    share_target: {
      action: sharedPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photo', accept: ['image/*'] }] },
    },
    icons: [
      { src: small, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: large, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: svg, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
