import { hydrate, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createApi } from '#client/api/api.ts'
import { PageQueryCache } from '#client/api/kept-answers.ts'
import { createQueryClient, dataContext, type PageData, PageDataProvider } from '#client/api/page-data.tsx'
import { guardChunkLoading } from '#client/boot/chunk-guard.ts'
import { pageStateId } from '#client/boot/page-state.tsx'
import { expectSkippedTransitions } from '#client/boot/skipped-transitions.ts'
import { keepKeysOfInputMethods } from '#client/page/input-method.ts'
import { LastDocument } from './frame/errors/last-document.tsx'
import { whenIdle } from './frame/navigation/prefetch-pages.tsx'
import { keepInstallOffer } from './installed/install-prompt.ts'
import { browserFetch, endWithSession } from './site/api/browser-fetch.ts'
import { followPageMember } from './site/api/page-member.ts'
import { SiteAndUserProvider } from './site/api/site-and-user.tsx'
import { lastingAnswers } from './site/api/site-queries.ts'
import { cachedUser } from './site/api/user-query.ts'
import { withProof } from './site/api/with-proof.ts'
import { watchWaysOut } from './site/page/leave-quickly.ts'
import { reportHidden } from './site/page/report-hidden.ts'

guardChunkLoading()
expectSkippedTransitions()
watchWaysOut()
keepKeysOfInputMethods()
keepInstallOffer()
reportVisit()

const kept = new PageQueryCache()
const queries = createQueryClient(kept, lastingAnswers)
const showsMember = () => Boolean(cachedUser(queries))
const page: PageData = {
  api: createApi(endWithSession(withProof(browserFetch), showsMember)),
  queries,
  kept,
  missing: new Set(),
  cookies: document.cookie,
}
const sent = document.getElementById(pageStateId)
hydrate(queries, JSON.parse(sent?.textContent || '{}'))
// The page is whole, but its loader is to be mended.
if (sent?.dataset.missing) console.error(`The loader does not bring the texts ${sent.dataset.missing}.`)
kept.keepAll(queries)
followPageMember(queries)

const context = new RouterContextProvider()
context.set(dataContext, page)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageDataProvider value={page}>
        <QueryClientProvider client={page.queries}>
          <LastDocument>
            <SiteAndUserProvider>
              <HydratedRouter getContext={() => context} />
            </SiteAndUserProvider>
          </LastDocument>
        </QueryClientProvider>
      </PageDataProvider>
    </StrictMode>,
  )
})

if (!showsMember())
  void whenIdle()
    .then(() => import('./site/page/forget-device.ts'))
    .then(({ forgetKept }) => forgetKept())
    .catch(() => undefined)

/** Advertisements seldom lead to a page with React, so that what describes their visits is loaded for those alone. */
function reportVisit(): void {
  if (new URLSearchParams(location.search).has('lb'))
    void import('./site/page/describe-visit.ts').then(
      ({ describeVisit }) => reportHidden(describeVisit()),
      () => reportHidden(),
    )
  else reportHidden()
}
