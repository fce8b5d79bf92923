import CircleUserRound from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Sun from 'lucide-react/icons/sun'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslations } from 'use-intl'
import { photoUrl } from '../platform/photo-url.ts'
import { useUser } from '../platform/site-and-user.tsx'
import { themes, useTheme } from '../platform/use-theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { DropdownMenu } from '../ui/dropdown-menu.tsx'
import { MenuItem } from '../ui/menu-item.tsx'
import { MenuSeparator } from '../ui/menu-separator.tsx'
import { tabStyle } from './tab-style.ts'
import { useLogOut } from './use-log-out.ts'

const themeIcons = { system: Monitor, light: Sun, dark: Moon }

/** The account's dropdown: a portrait in the top bar, a tab on the phone. */
export function AccountMenu({ tab }: { tab?: boolean }) {
  const t = useTranslations('app')
  const user = useUser()
  const [theme, chooseTheme] = useTheme()
  const logOut = useLogOut()
  if (!user) return null
  const image = user.profile.main_image
  const src = image && photoUrl(image.thumb_filename)
  return (
    <DropdownMenu
      trigger={(props) =>
        tab ? (
          <button type="button" {...props} className={tabStyle(props['aria-expanded'])}>
            <UserRound size={22} aria-hidden="true" />
            <span className="max-w-full truncate">{t('nav.account')}</span>
          </button>
        ) : (
          <button
            type="button"
            {...props}
            title={t('nav.account')}
            className="grid size-11 place-items-center rounded-full"
          >
            <Avatar src={src} size="sm" />
            <span className="sr-only">{t('nav.account')}</span>
          </button>
        )
      }
    >
      <p role="presentation" className="truncate px-3 pt-2 pb-1 font-bold">
        {user.profile.name}
      </p>
      <MenuItem icon={<CircleUserRound size={20} aria-hidden="true" />} to={`/members/${user.id}`}>
        {t('nav.profile')}
      </MenuItem>
      <MenuItem icon={<ReceiptText size={20} aria-hidden="true" />} to="/transactions">
        {t('nav.payments')}
      </MenuItem>
      <MenuSeparator />
      <fieldset className="min-w-0">
        <legend className="px-3 pb-1 text-12 text-muted">{t('theme.label')}</legend>
        {themes.map((choice) => {
          const Icon = themeIcons[choice]
          return (
            <MenuItem
              key={choice}
              icon={<Icon size={20} aria-hidden="true" />}
              checked={choice === theme}
              onSelect={() => chooseTheme(choice)}
            >
              {t(`theme.${choice}`)}
            </MenuItem>
          )
        })}
      </fieldset>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={20} aria-hidden="true" />} onSelect={() => void logOut()}>
        {t('nav.logOut')}
      </MenuItem>
    </DropdownMenu>
  )
}
