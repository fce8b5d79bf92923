import { useTranslations } from 'use-intl'
import { localeNames, locales } from '#common/locales.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { check } from '#ui/icons.ts'
import { useChangeLanguage } from '../frame/language-menu.tsx'
import { usePageAbout } from '../site/page/use-page-about.ts'

/** The eleven languages, each by its own name. Buttons and no radios: an arrow key must not load the page anew. */
export function LanguageChoice() {
  const t = useTranslations('language')
  const { locale } = usePageAbout()
  const change = useChangeLanguage()
  return (
    <section aria-labelledby="languages">
      <h2 id="languages" className="mb-1">
        {t('language')}
      </h2>
      <p className="mb-4 text-muted">{t('language_hint')}</p>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {locales.map((code) => (
          <li key={code} className="grid">
            <button
              type="button"
              lang={code}
              aria-current={code === locale ? 'true' : undefined}
              onClick={() => void change(code)}
              className={classNames(
                'flex min-h-13 min-w-0 items-center justify-between gap-2 rounded-card border bg-surface px-4 py-2 text-left font-semibold hover:border-control',
                code === locale ? 'border-primary inset-ring-2 inset-ring-primary' : 'border-line',
              )}
            >
              <span className="min-w-0 wrap-anywhere">{localeNames[code]}</span>
              {code === locale && <Icon icon={check} size={20} className="flex-none text-primary-text" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
