import { useQuery } from '@tanstack/react-query'
import { usePageData } from '#client/api/page-data.tsx'
import { chooseLocale, locales } from '#common/locales.ts'
import { iconPaths } from '../brand/icon-paths.ts'
import { useSettings } from '../site/api/site-and-user.tsx'
import { companyQuery } from '../site/api/site-queries.ts'
import { usePageAbout } from '../site/page/use-page-about.ts'

/** Who runs the site and what it is called, for search engines (schema.org). It is data, which no browser runs. */
export function StructuredData() {
  const { api } = usePageData()
  const settings = useSettings()
  const { origin, niche } = usePageAbout()
  const company = useQuery({ ...companyQuery(api, settings?.version), enabled: false }).data
  if (!settings || !origin || !company) return null
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: settings.name,
    legalName: company.name,
    url: `${origin}/`,
    logo: new URL(iconPaths(niche, settings.cdn_prefix).large, origin).href,
    email: settings.support_email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressLocality: company.city,
      addressCountry: company.country,
    },
  }
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: settings.name,
    description: settings.description,
    url: `${origin}/`,
    inLanguage: [...locales].sort((a) => (a === chooseLocale(undefined, settings.domain_language) ? -1 : 0)),
    publisher: { '@id': organization['@id'] },
  }
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': [organization, website] })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
    />
  )
}
