import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import {
  bookmark as bookmarkIcon,
  circleUserRound,
  doorOpen,
  eye as eyeIcon,
  logOut as logOutIcon,
  monitor,
  moon,
  receiptText,
  settings as settingsIcon,
  sun,
} from '#ui/icons.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { DropdownMenu } from '#ui/overlay/dropdown-menu.tsx'
import { MenuItem, MenuSeparator } from '#ui/overlay/menu-item.tsx'
import { avatarUrl } from '../profiles/card/photo-source.ts'
import { useUser } from '../site/api/site-and-user.tsx'
import { leaveQuickly } from '../site/page/leave-quickly.ts'
import { themes, useTheme } from '../site/page/use-theme.ts'
import { useLogOut } from './use-log-out.ts'

const themeIcons = { system: monitor, light: sun, dark: moon }

/** The account's menu, opened by the portrait in the top bar. The phone has the page /account instead. */
export function AccountMenu() {
  const t = useTranslations('app')
  const user = useUser()
  const [theme, chooseTheme] = useTheme()
  const logOut = useLogOut()
  if (!user) return null
  const image = user.profile.main_image
  const src = image && avatarUrl(image.thumb_filename)
  return (
    <DropdownMenu
      trigger={(props) => (
        <button
          type="button"
          {...props}
          title={t('nav.account')}
          className="grid size-11 place-items-center rounded-full"
        >
          <Avatar src={src} size="sm" />
          <span className="sr-only">{t('nav.account')}</span>
        </button>
      )}
    >
      <p role="presentation" className="truncate px-3 pt-2 pb-1 font-bold">
        {user.profile.name}
      </p>
      <MenuItem icon={<Icon icon={circleUserRound} size={20} />} to="/profile">
        {t('nav.profile')}
      </MenuItem>
      <MenuItem icon={<Icon icon={eyeIcon} size={20} />} to="/visitors">
        {t('nav.visitors')}
      </MenuItem>
      <MenuItem icon={<Icon icon={bookmarkIcon} size={20} />} to="/favourites">
        {t('nav.favourites')}
      </MenuItem>
      <MenuItem icon={<Icon icon={settingsIcon} size={20} />} to="/notifications">
        {t('nav.settings')}
      </MenuItem>
      <MenuItem icon={<Icon icon={receiptText} size={20} />} to="/transactions">
        {t('nav.payments')}
      </MenuItem>
      <MenuSeparator />
      <fieldset className="min-w-0">
        <legend className="px-3 pb-1 text-12 text-muted">{t('theme.label')}</legend>
        {themes.map((choice) => {
          const icon = themeIcons[choice]
          return (
            <MenuItem
              key={choice}
              icon={<Icon icon={icon} size={20} />}
              checked={choice === theme}
              onSelect={() => chooseTheme(choice)}
            >
              {t(`theme.${choice}`)}
            </MenuItem>
          )
        })}
      </fieldset>
      <MenuSeparator />
      <MenuItem icon={<Icon icon={doorOpen} size={20} />} onSelect={leaveQuickly}>
        {t('footer.leave')}
      </MenuItem>
      <MenuItem icon={<Icon icon={logOutIcon} size={20} />} onSelect={() => void logOut()}>
        {t('nav.logOut')}
      </MenuItem>
    </DropdownMenu>
  )
}
