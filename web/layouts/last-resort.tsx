import { useQueryClient } from '@tanstack/react-query'
import type { AbstractIntlMessages } from 'use-intl'
import { cachedMessages } from '../platform/texts/messages.ts'

/** The last fallback: no layout and no drawing, and English words where the page has none of its language. */
export function LastResort() {
  const texts = cachedMessages(useQueryClient(), 'app')
  const translate = (key: string) => textOf(texts, key.split('.').slice(1))
  return (
    <main lang={texts ? undefined : 'en'} className="wrap py-16 text-center">
      <h1>{translate('app.error.lastResort') ?? 'An error occurred while showing the error page'}</h1>
      <p className="mt-4">
        <a href="/" className="font-semibold text-primary-text underline">
          {translate('app.error.home') ?? 'Go back to home'}
        </a>
      </p>
    </main>
  )
}

function textOf(texts: AbstractIntlMessages | undefined, path: string[]): string | undefined {
  let text: AbstractIntlMessages | string | undefined = texts
  for (const key of path) text = typeof text === 'object' ? text[key] : undefined
  return typeof text === 'string' ? text : undefined
}
