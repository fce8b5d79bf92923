import globe from 'lucide/dist/esm/icons/globe.mjs'
import mapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import { useTranslations } from 'use-intl'
import { localeNames, locales } from '#common/locales.ts'
import { usePageAbout } from '../platform/page/use-page-about.ts'
import { buttonStyle } from '../ui/button/button-style.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { DropdownMenu } from '../ui/overlay/dropdown-menu.tsx'
import { MenuItem } from '../ui/overlay/menu-item.tsx'
import { MenuSeparator } from '../ui/overlay/menu-separator.tsx'
import { useChangeLanguage } from './use-change-language.ts'

/** The eleven languages. `full` names the present one in full. */
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
