import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import { type Locale, locales } from '#common/locales.ts'
import { messagesFolder } from './program-files.ts'

type Messages = Record<string, Record<string, unknown>>
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** Reads the one catalogue (pages and mails share it) and returns a translator for each language. */
export function loadMessages(): (locale: Locale) => Translate {
  const translators = new Map<Locale, Translate>()
  for (const locale of locales) {
    const messages: Messages = {}
    const folder = join(messagesFolder, locale)
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.json'))
        messages[file.slice(0, -5)] = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    }
    const translate = createTranslator({ locale, messages, timeZone: 'UTC' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of errors and mails: check-messages knows them
    translators.set(locale, (key, values) => translate(key as never, values as never))
  }
  return (locale) => {
    const translate = translators.get(locale)
    if (!translate) throw new Error(`There are no texts in ${locale}.`)
    return translate
  }
}
