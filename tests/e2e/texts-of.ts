import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'

export type Texts = (key: string, values?: Record<string, string | number>) => string

/** The site's own texts in one language, so that a story reads the same in all of them. */
export function textsOf(locale: string): Texts {
  const messages = Object.fromEntries(
    ['app', 'index', 'members', 'profiles', 'likes', 'conversations', 'credits', 'payments', 'errors'].map(
      (name) => [name, JSON.parse(readFileSync(`common/messages/${locale}/${name}.json`, 'utf8'))],
    ),
  )
  const translate = createTranslator({ locale, messages, timeZone: 'UTC' })
  return (key, values) => translate(key as never, values as never)
}
