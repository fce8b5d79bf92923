import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'

export type Texts = (key: string, values?: Record<string, string | number>) => string

/** The site's own texts in one language, so that a story reads the same in all of them. */
export function textsOf(locale: string): Texts {
  const folder = `common/messages/${locale}`
  const messages = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
    ]),
  )
  const translate = createTranslator({ locale, messages, timeZone: 'UTC' })
  return (key, values) => translate(key as never, values as never)
}
