import type { AbstractIntlMessages } from 'use-intl'
import { defaultLocale } from '#common/locales.ts'
import type { LoadData } from '../api/page-data.tsx'
import { loadTexts, messagesKey, messagesQuery, pageLocale } from './messages.ts'

/**
 * Loads a file of texts that turned out to be missing, and adds in English what the page's language lacks of it: better
 * than the name of a word.
 */
export async function mendMessages(page: LoadData, namespace: string): Promise<void> {
  const locale = await pageLocale(page)
  const own = await page.queries.ensureQueryData(messagesQuery(locale, namespace)).catch(() => ({}))
  const english = await loadTexts(defaultLocale, namespace)
  page.queries.setQueryData([...messagesKey, namespace], withDefaults(own, english))
}

function withDefaults(own: AbstractIntlMessages, given: AbstractIntlMessages): AbstractIntlMessages {
  const merged = { ...given, ...own }
  for (const [name, inner] of Object.entries(given)) {
    const ours = own[name]
    if (typeof inner === 'object' && typeof ours === 'object') merged[name] = withDefaults(ours, inner)
  }
  return merged
}
