import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider, useLocale } from 'use-intl'
import { cachedMessages, type Namespace } from '#client/texts/messages.ts'

/** What a host loads for its popup. */
export const popupTexts: Namespace[] = ['likes', 'fields', 'openers']

/** The page below may not have loaded these texts; the host has put them into the cache. */
export function PopupTexts({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const locale = useLocale()
  const texts = (name: Namespace) => cachedMessages(queries, name) ?? {}
  return (
    <IntlProvider
      locale={locale}
      messages={{ likes: texts('likes'), fields: texts('fields'), openers: texts('openers') }}
      timeZone="UTC"
    >
      {children}
    </IntlProvider>
  )
}
