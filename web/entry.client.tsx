import { hydrate, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { LastDocument } from './frame/errors/last-document.tsx'
import { whenIdle } from './frame/navigation/prefetch-pages.tsx'
import { keepInstallOffer } from './installed/install-prompt.ts'
import { createApi } from './platform/api/api.ts'
import { browserFetch, endWithSession } from './platform/api/browser-fetch.ts'
import { PageQueryCache } from './platform/api/kept-answers.ts'
import { createQueryClient, dataContext, type PageData, PageDataProvider } from './platform/api/page-data.tsx'
import { followPageMember } from './platform/api/page-member.ts'
import { SiteAndUserProvider } from './platform/api/site-and-user.tsx'
import { lastingAnswers } from './platform/api/site-queries.ts'
import { cachedUser } from './platform/api/user-query.ts'
import { withProof } from './platform/api/with-proof.ts'
import { guardChunkLoading } from './platform/boot/chunk-guard.ts'
import { pageStateId } from './platform/boot/page-state.tsx'
import { expectSkippedTransitions } from './platform/boot/skipped-transitions.ts'
import { keepKeysOfInputMethods } from './platform/page/input-method.ts'
import { watchWaysOut } from './platform/page/leave-quickly.ts'
import { reportHidden } from './platform/page/report-hidden.ts'

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
    .then(() => import('./platform/page/forget-device.ts'))
    .then(({ forgetKept }) => forgetKept())
    .catch(() => undefined)

/** Advertisements seldom lead to a page with React, so that what describes their visits is loaded for those alone. */
function reportVisit(): void {
  if (new URLSearchParams(location.search).has('lb'))
    void import('./platform/page/describe-visit.ts').then(
      ({ describeVisit }) => reportHidden(describeVisit()),
      () => reportHidden(),
    )
  else reportHidden()
}
