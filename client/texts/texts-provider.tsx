import { type ReactNode, useReducer } from 'react'
import { useLocation } from 'react-router'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'
import { type PageData, usePageData } from '../api/page-data.tsx'
import { messagesKey } from './messages.ts'

/**
 * Provides the texts that the loaders have put into the cache. Rendered again after each navigation, which may have
 * added some. A word that is not there stays empty until it has come. `locale` is that of dates and numbers too.
 */
export function TextsProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const page = usePageData()
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useLocation()
  const whenMissing = ({ namespace, key }: { namespace?: string; key: string }) => {
    const [file = ''] = (namespace ?? key).split('.')
    if (page.missing.has(file)) return ''
    page.missing.add(file)
    // The server loads it before it renders the page again.
    if (typeof window !== 'undefined')
      void mend(page, file).then(renderAgain, () => page.missing.delete(file))
    return ''
  }
  const messages: AbstractIntlMessages = {}
  for (const [key, texts] of page.queries.getQueriesData<AbstractIntlMessages>({ queryKey: messagesKey }))
    if (texts) messages[String(key[1])] = texts
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC" getMessageFallback={whenMissing}>
      {children}
    </IntlProvider>
  )
}

async function mend(page: PageData, file: string): Promise<void> {
  const { mendMessages } = await import('./mend-messages.ts')
  await mendMessages(page, file)
}
