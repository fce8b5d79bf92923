import { dehydrate, environmentManager, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { useTranslations } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from '#client/api/api.ts'
import { createQueryClient, type PageData, PageDataProvider } from '#client/api/page-data.tsx'
import { mendMessages } from '#client/texts/mend-messages.ts'
import { ensureMessages, messagesKey } from '#client/texts/messages.ts'
import german from '#common/messages/de/app.json'
import english from '#common/messages/en/app.json'
import { MessagesProvider } from './messages-provider.tsx'

vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.clearAllMocks())

function germanPage(): PageData {
  return {
    api: createApi(() => Promise.reject(new Error('no server'))),
    queries: createQueryClient(),
    missing: new Set(),
    cookies: 'locale=de',
  }
}

function Words() {
  const t = useTranslations('app')
  return <p>{`${t('continue')} · ${t('dismiss')}`}</p>
}

function render(page: PageData): string {
  const about = { locale: 'de' }
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: (
          <MessagesProvider>
            <Words />
          </MessagesProvider>
        ),
        loader: () => about,
      },
    ],
    { hydrationData: { loaderData: { root: about } } },
  )
  return renderToStaticMarkup(
    <PageDataProvider value={page}>
      <QueryClientProvider client={page.queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PageDataProvider>,
  )
}

test('texts that a page was not given are named as missing, never shown by their keys, and then there', async () => {
  const page = germanPage()
  expect(render(page)).toBe('<p> · </p>')
  expect([...page.missing]).toEqual(['app'])
  await mendMessages(page, 'app')
  expect(render(page)).toBe(`<p>${german.continue} · ${german.dismiss}</p>`)
})

test('a word that the page’s language lacks is English', async () => {
  const page = germanPage()
  page.queries.setQueryData([...messagesKey, 'app'], { continue: german.continue })
  render(page)
  for (const file of page.missing) await mendMessages(page, file)
  expect(render(page)).toBe(`<p>${german.continue} · ${english.dismiss}</p>`)
})

test('texts outlast any time on a page, also those that have come with its HTML', async () => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  const sent = germanPage()
  await ensureMessages(sent, ['app'])
  const page = germanPage()
  hydrate(page.queries, dehydrate(sent.queries))
  vi.advanceTimersByTime(7 * 86_400_000)
  expect(page.queries.getQueryData([...messagesKey, 'app'])).toEqual(german)
  vi.useRealTimers()
})
