import { useTranslations } from 'use-intl'

export const mainId = 'main'

export function SkipLink() {
  const t = useTranslations('app')
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-60 rounded-full bg-surface px-5 py-3 font-bold text-text focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
    >
      {t('skip')}
    </a>
  )
}
