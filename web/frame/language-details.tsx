import { useTranslations } from 'use-intl'
import { localeNames, locales } from '#common/locales.ts'
import { Icon } from '#ui/icon.tsx'
import { check, globe } from '#ui/icons.ts'
import { usePageAbout } from '../site/page/use-page-about.ts'

/** The choice of language on pages without React; light.ts sends it to the server. */
export function LanguageDetails() {
  const t = useTranslations('app')
  const { locale } = usePageAbout()
  return (
    <details data-menu className="relative">
      <summary className="flex min-h-11 min-w-11 list-none items-center justify-center gap-2 rounded-full px-3 text-14 font-bold hover:bg-white/10 [&::-webkit-details-marker]:hidden">
        <Icon icon={globe} size={20} />
        <span className="sr-only">{t('language')}</span>
        <span className="max-sm:sr-only">{localeNames[locale]}</span>
      </summary>
      <ul className="off-night absolute right-0 z-30 mt-1.5 max-h-[70dvh] w-52 overflow-y-auto rounded-card border border-line bg-raised p-2 text-text shadow-3">
        {locales.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              data-language={code}
              aria-current={code === locale ? 'true' : undefined}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-input px-3 text-left text-14 font-semibold hover:bg-control/15 focus-visible:-outline-offset-3"
            >
              {localeNames[code]}
              {code === locale && <Icon icon={check} size={18} className="flex-none text-primary-text" />}
            </button>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <a
            href="/lang-config"
            className="flex min-h-11 items-center rounded-input px-3 text-14 font-semibold no-underline hover:bg-control/15 focus-visible:-outline-offset-3"
          >
            {t('languageAndCountry')}
          </a>
        </li>
      </ul>
    </details>
  )
}
