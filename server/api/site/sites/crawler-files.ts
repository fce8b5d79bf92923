import type { Context } from 'hono'
import { chooseLocale, locales } from '#common/locales.ts'
import { addressIn, indexedPages } from '#common/sites/indexed-pages.ts'
import { siteOrigin } from '#common/sites/site-origin.ts'
import type { SiteEnv } from '#server/site/env.ts'

/** What search engines shall not fetch, and where the list of pages is. Pages that they shall not list say so themselves. */
export function robotsTxt(c: Context<SiteEnv>): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /media/',
    `Sitemap: ${originOf(c)}/sitemap.xml`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, cached)
}

/** Every public page of the site in every language, and with each what it is called in the others. */
export function sitemap(c: Context<SiteEnv>): Response {
  const origin = originOf(c)
  const own = chooseLocale(undefined, c.get('ctx').site.settings.domain_language)
  const entries = indexedPages.flatMap((path) => {
    const others = [
      ...locales.map((locale) => alternate(locale, origin + addressIn(locale, path, own))),
      alternate('x-default', origin + path),
    ].join('')
    return locales.map(
      (locale) => `<url><loc>${escaped(origin + addressIn(locale, path, own))}</loc>${others}</url>`,
    )
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return c.body(body, 200, { ...cached, 'Content-Type': 'application/xml; charset=utf-8' })
}

const cached = { 'Cache-Control': 'public, max-age=3600' }

function originOf(c: Context<SiteEnv>): string {
  return siteOrigin(c.get('ctx').site.settings.domain, c.req.url)
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
