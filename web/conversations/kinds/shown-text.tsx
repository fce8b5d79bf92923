import { useLocale, useTranslations } from 'use-intl'
import type { MessageTranslation } from '#common/wire/conversations.ts'

/** A message in the reader's language. */
export function ShownText({ shown: { text, from } }: { shown: MessageTranslation }) {
  const t = useTranslations('messageKinds.translate')
  const locale = useLocale()
  return (
    <div role="status" className="mt-1.5 border-t border-line pt-1.5">
      <p className="text-12 text-muted">
        {from ? t('from', { language: nameOf(from, locale) }) : t('plain')}
      </p>
      <p lang={locale} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </div>
  )
}

/** A language's name in another one. The browser refuses a code that is none. */
function nameOf(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
