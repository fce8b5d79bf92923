import { hydrate, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createApi } from './platform/api.ts'
import { browserFetch } from './platform/browser-fetch.ts'
import { guardChunkLoading } from './platform/chunk-guard.ts'
import { dataContext, type PageData } from './platform/data-context.ts'
import { endWithSession } from './platform/end-with-session.ts'
import { pageStateId } from './platform/page-state.tsx'
import { createQueryClient } from './platform/query-client.ts'
import { SiteAndUserProvider } from './platform/site-and-user.tsx'
import { PageDataProvider } from './platform/use-page-data.tsx'

guardChunkLoading()

const queries = createQueryClient()
const showsMember = () => Boolean(queries.getQueryData(['user']))
const page: PageData = {
  api: createApi(endWithSession(browserFetch, showsMember)),
  queries,
  cookies: document.cookie,
}
hydrate(page.queries, JSON.parse(document.getElementById(pageStateId)?.textContent || '{}'))

const context = new RouterContextProvider()
context.set(dataContext, page)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageDataProvider value={page}>
        <QueryClientProvider client={page.queries}>
          <SiteAndUserProvider>
            <HydratedRouter getContext={() => context} />
          </SiteAndUserProvider>
        </QueryClientProvider>
      </PageDataProvider>
    </StrictMode>,
  )
})
