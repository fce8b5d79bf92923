import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'
import { useSettings } from '../api/site-and-user.tsx'
import { usePageAbout } from '../page/use-page-about.ts'
import { formatLocale } from './format-locale.ts'
import { messagesKey } from './messages.ts'

/**
 * Provides the texts that the loaders have put into the cache. Rendered again after each navigation, which may have
 * added some.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  useLocation()
  const { locale } = usePageAbout()
  const country = useSettings()?.geoip_selected_country
  const messages: AbstractIntlMessages = {}
  for (const [key, texts] of queries.getQueriesData<AbstractIntlMessages>({ queryKey: messagesKey }))
    if (texts) messages[String(key[1])] = texts
  return (
    <IntlProvider locale={formatLocale(locale, country)} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
