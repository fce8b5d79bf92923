import { useTranslations } from 'use-intl'
import { chooseLocale, locales } from '#common/locales.ts'
import { addressIn } from '#common/sites/indexed-pages.ts'
import { useSettings } from '../site/api/site-and-user.tsx'
import { usePageAbout } from '../site/page/use-page-about.ts'
import { iconPaths } from './icon-paths.ts'

/** The meta data of a public page for search engines and link previews. */
export function ShareHead({ title, path }: { title: string; path: string }) {
  const t = useTranslations('app')
  const settings = useSettings()
  const { locale, niche, origin } = usePageAbout()
  if (!settings || !origin) return null
  const { name, description } = settings
  const { language, region } = new Intl.Locale(locale).maximize()
  const own = chooseLocale(undefined, settings.domain_language)
  const here = origin + addressIn(locale, path, own)
  return (
    <>
      <link rel="canonical" href={here} />
      {locales.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + addressIn(code, path, own)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={`${language}_${region}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={here} />
      <meta property="og:image" content={new URL(iconPaths(niche, settings.cdn_prefix).share, origin).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('sharePicture')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
