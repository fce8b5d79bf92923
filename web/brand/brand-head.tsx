import { useSettings } from '../site/api/site-and-user.tsx'
import { usePageAbout } from '../site/page/use-page-about.ts'
import { useTheme } from '../site/page/use-theme.ts'
import { brandColours } from './brand-colours.ts'
import { iconPaths } from './icon-paths.ts'

/** What the browser shows around the page: icons, the colour of its bar, the name of the installed app. */
export function BrandHead() {
  const { niche } = usePageAbout()
  const [theme] = useTheme()
  const settings = useSettings()
  const name = settings?.name
  const icons = iconPaths(niche, settings?.cdn_prefix)
  const { night, dark } = brandColours[niche]
  return (
    <>
      <link rel="icon" type="image/png" sizes="192x192" href={icons.small} />
      <link rel="icon" type="image/svg+xml" sizes="any" href={icons.svg} />
      <link rel="apple-touch-icon" href={icons.apple} />
      {/* With cookies, because the manifest is in the visitor's language. */}
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
      {theme === 'system' ? (
        <>
          <meta name="theme-color" content={night} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        </>
      ) : (
        <meta name="theme-color" content={theme === 'dark' ? dark : night} />
      )}
      <meta name="format-detection" content="telephone=no" />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-status-bar-style" content="black-translucent" />
      {name && (
        <>
          <meta name="application-name" content={name} />
          <meta name="apple-mobile-web-app-title" content={name} />
        </>
      )}
    </>
  )
}
