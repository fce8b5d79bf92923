import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { reloadInLanguage } from '#client/page/reload-in-language.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { type Locale, localeNames, locales } from '#common/locales.ts'
import { buttonStyle } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { globe, mapPin } from '#ui/icons.ts'
import { DropdownMenu } from '#ui/overlay/dropdown-menu.tsx'
import { MenuItem, MenuSeparator } from '#ui/overlay/menu-item.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { usePageAbout } from '../site/page/use-page-about.ts'

/** The choice of language. `full` writes out the current one's name. */
export function LanguageMenu({ full }: { full?: boolean }) {
  const t = useTranslations('app')
  const { locale } = usePageAbout()
  const change = useChangeLanguage()
  return (
    <DropdownMenu
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={classNames(
            buttonStyle({ variant: full ? 'outline' : 'ghost', size: 'sm' }),
            'min-h-11 flex-none',
          )}
        >
          <Icon icon={globe} size={20} />
          <span className="sr-only">{t('language')}</span>
          <span className={full ? undefined : 'uppercase max-md:sr-only'}>
            {full ? localeNames[locale] : locale}
          </span>
        </button>
      )}
    >
      {locales.map((code) => (
        <MenuItem key={code} lang={code} checked={code === locale} onSelect={() => void change(code)}>
          {localeNames[code]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Icon icon={mapPin} size={18} />} to="/lang-config">
        {t('languageAndCountry')}
      </MenuItem>
    </DropdownMenu>
  )
}

/** Saves the language and reloads the page in it: the browser only ever has the texts of one language. */
export function useChangeLanguage(): (language: Locale) => Promise<void> {
  const { api } = usePageData()
  const toast = useToast()
  const { text } = useErrorText()
  return async (language) => {
    try {
      await unwrap(api['user.php'].$put({ json: { language } }))
      reloadInLanguage()
    } catch (error) {
      toast({ text: text(error) })
    }
  }
}
