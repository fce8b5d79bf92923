import './app.css'
import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { themeCookie } from '#common/limits.ts'
import { defaultLocale } from '#common/locales.ts'
import { niches } from '#common/niches.ts'
import { frameOf } from './layouts/frame.ts'
import { Layouts } from './layouts/layouts.tsx'
import { dataContext } from './platform/data-context.ts'
import { LightScript } from './light/light-script.tsx'
import { MessagesProvider } from './platform/messages-provider.tsx'
import { pageLocale, readCookie } from './platform/messages.ts'
import { pageLoader } from './platform/page-loader.ts'
import { PageState, useNonce } from './platform/page-state.tsx'
import { settingsQuery } from './platform/settings-query.ts'
import { userQuery } from './platform/user-query.ts'

const fillCache = pageLoader(['app', 'errors', 'sites'], ({ queries, api }) =>
  Promise.all([queries.ensureQueryData(settingsQuery(api)), queries.ensureQueryData(userQuery(api))]),
)

/** What the document element says: language, brand and theme. Read once; a change of language loads the page anew. */
export async function loader(given: LoaderFunctionArgs) {
  await fillCache(given)
  const page = given.context.get(dataContext)
  const { settings } = await page.queries.ensureQueryData(settingsQuery(page.api))
  const theme = readCookie(page.cookies, themeCookie)
  return {
    locale: await pageLocale(page),
    niche: niches[settings.niche as keyof typeof niches],
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
  }
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false

export function Layout({ children }: { children: ReactNode }) {
  const about = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const { light } = frameOf(useMatches())
  return (
    <html
      lang={about?.locale ?? defaultLocale}
      data-niche={about?.niche ?? 'general'}
      data-theme={about?.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" type="image/svg+xml" href={`/icons/${about?.niche ?? 'general'}.svg`} />
        <Meta />
        <Links />
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
        <Outlet />
      </Layouts>
    </MessagesProvider>
  )
}

export { ErrorPage as ErrorBoundary } from './layouts/error-page.tsx'
