import './app.css'
import latinExtFont from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url'
import { Suspense } from 'react'
import {
  data,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
} from 'react-router'
import { ApiError } from '#client/api/api.ts'
import { dataContext, type LoadData } from '#client/api/page-data.tsx'
import { PageState, useNonce } from '#client/boot/page-state.tsx'
import { PageAlive } from '#client/boot/use-early-input.ts'
import { ensureMessages, pageLocale, readCookie } from '#client/texts/messages.ts'
import { themeCookie, trackingCookie } from '#common/limits.ts'
import { nicheNamed } from '#common/sites/niches.ts'
import { entryScope, siteEntryCookie } from '#common/sites/site-entry.ts'
import { siteOrigin } from '#common/sites/site-origin.ts'
import type { Settings } from '#common/wire/sites.ts'
import type { Elements } from '#ui/elements.ts'
import { BrandHead } from './brand/brand-head.tsx'
import { ErrorFallback } from './frame/errors/error-fallback.tsx'
import { LastDocument } from './frame/errors/last-document.tsx'
import { frameOf } from './frame/frame.ts'
import { Layouts } from './layouts/layouts.tsx'
import { LightScript } from './light/light-script.tsx'
import { mayHaveTimeBonus, timeBonusQuery } from './promotions/time-bonus/time-bonus-query.ts'
import type { PageFailure } from './site/api/page-loader.ts'
import { companyQuery, settingsQuery } from './site/api/site-queries.ts'
import { userQuery } from './site/api/user-query.ts'
import { type PageAbout, usePageAbout } from './site/page/use-page-about.ts'
import { MessagesProvider } from './site/texts/messages-provider.tsx'
import { countryNames } from './site/texts/name-countries.ts'

/** The version of the look (spec §9): what is seen of a page, a picture or a report says which one it was. */
const designVersion = 2

/** Texts are loaded first, because the error page of a site that cannot be loaded needs them too. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<PageAbout> {
  const page = context.get(dataContext)
  const theme = readCookie(page.cookies, themeCookie)
  const locale = await pageLocale(page)
  const about: PageAbout = {
    locale,
    niche: 'general',
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    signedIn: false,
    trafficSource: (readCookie(page.cookies, trackingCookie) ?? '').includes('network'),
    countries: countryNames(locale),
    siteEntry: 'nowhere',
  }
  await ensureMessages(page, ['app', 'errors', ...(import.meta.env.SSR ? (['noScripts'] as const) : [])])
  try {
    const { settings } = await page.queries.ensureQueryData(settingsQuery(page.api))
    about.niche = nicheNamed(settings.niche)
    about.origin = siteOrigin(settings.domain, request.url)
    const user = await page.queries.ensureQueryData(userQuery(page.api))
    about.signedIn = user !== null
    if (!user) about.siteEntry = siteEntryOf(page, settings)
    if (about.siteEntry !== 'nowhere') await ensureMessages(page, ['siteEntry'])
    // If it cannot be loaded, there is none (spec §8).
    if (mayHaveTimeBonus(user)) await page.queries.prefetchQuery(timeBonusQuery(page.api, user.id))
    // For the footer. If it cannot be loaded, the page is rendered without.
    await page.queries.prefetchQuery(companyQuery(page.api, settings.version))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw data<PageFailure & { about: PageAbout }>(
      { error: error.code, params: error.params, about },
      { status: error.status || 503 },
    )
  }
  return about
}

function siteEntryOf({ cookies }: LoadData, settings: Settings) {
  const dismissed = readCookie(cookies, siteEntryCookie) !== undefined
  return entryScope({ settings, country: settings.geoip_country, dismissed })
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false

export function Layout({ children }: { children: Elements }) {
  const failed = Boolean(useRouteError())
  const page = <Document failed={failed}>{children}</Document>
  return failed ? <LastDocument head={<Links nonce="" />}>{page}</LastDocument> : page
}

function Document({ failed, children }: { failed: boolean; children: Elements }) {
  const { locale, niche, theme, signedIn } = usePageAbout()
  const nonce = useNonce()
  const light = frameOf(useMatches(), signedIn).light && !failed
  return (
    <html
      lang={locale}
      data-design={designVersion}
      data-niche={niche}
      data-theme={theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {(locale === 'pl' ? [latinFont, latinExtFont] : [latinFont]).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <ErrorFallback fallback={null}>
          <BrandHead />
        </ErrorFallback>
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        {children}
        {light ? (
          <LightScript />
        ) : (
          <>
            <PageState />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <MessagesProvider>
      <Layouts>
        <Suspense>
          <Outlet />
          <PageAlive />
        </Suspense>
      </Layouts>
    </MessagesProvider>
  )
}

export { ErrorPage as ErrorBoundary } from './layouts/error-page.tsx'
