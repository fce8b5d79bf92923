import { useQueryClient } from '@tanstack/react-query'
import { cachedMessages } from '#client/texts/messages.ts'

/** The last fallback: no layout and no drawing, and English words where the page has none of its language. */
export function LastResort() {
  const texts = cachedMessages(useQueryClient(), 'app')?.error
  const translate = (key: string) => {
    const text = typeof texts === 'object' && texts[key.slice('app.error.'.length)]
    return typeof text === 'string' ? text : undefined
  }
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
