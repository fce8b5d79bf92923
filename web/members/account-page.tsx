import { Link, type MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon, type IconNode } from '#ui/icon.tsx'
import {
  bookmark,
  chevronRight,
  circleUserRound,
  eye,
  lifeBuoy,
  logOut as logOutIcon,
  receiptText,
  settings as settingsIcon,
} from '#ui/icons.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { useLogOut } from '../layouts/use-log-out.ts'
import { avatarUrl } from '../profiles/card/photo-source.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { useSettings, useUser } from '../site/api/site-and-user.tsx'
import { PageTitle } from '../site/page/page-title.tsx'
import type { Texts } from '../site/texts/message-types.ts'

const load = memberPageLoader([], async () => {})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

type Place = { to: string; icon: IconNode; name: keyof Texts['app']['nav'] }

const places: Place[] = [
  { to: '/profile', icon: circleUserRound, name: 'profile' },
  { to: '/visitors', icon: eye, name: 'visitors' },
  { to: '/favourites', icon: bookmark, name: 'favourites' },
  { to: '/notifications', icon: settingsIcon, name: 'settings' },
  { to: '/transactions', icon: receiptText, name: 'payments' },
]

const row =
  'flex min-h-14 items-center gap-4 px-5 py-2 font-semibold no-underline hover:bg-control/10 focus-visible:-outline-offset-3'

/** Where the phone's Account tab leads: who the member is here, what they have, and all that is theirs. */
export default function AccountPage() {
  const t = useTranslations('app')
  const user = useUser()
  const email = useSettings()?.support_email
  const logOut = useLogOut()
  if (!user) return null
  const image = user.profile.main_image
  return (
    <div className="wrap py-6 pb-tabbar lg:py-8">
      <div className="mx-auto grid max-w-dialog gap-5">
        <PageTitle title={t('nav.account')} />
        <h1>{t('nav.account')}</h1>
        <Card className="flex flex-wrap items-center gap-4">
          <Avatar src={image && avatarUrl(image.thumb_filename)} size="lg" />
          <div className="min-w-0 flex-1 basis-20">
            <p className="text-20 font-bold wrap-anywhere">{user.profile.name}</p>
            <p className="text-14 text-muted">{t('accountPage.balance', { n: user.credits })}</p>
          </div>
          <ButtonLink
            to={user.paid_user ? '/credits' : '/premium'}
            variant="soft"
            size="sm"
            className="min-h-11"
          >
            {user.paid_user ? t('nav.credits') : t('nav.premium')}
          </ButtonLink>
        </Card>
        <Card flush>
          <ul className="divide-y divide-line">
            {places.map(({ to, icon, name }) => (
              <li key={to}>
                <Link to={to} className={row}>
                  <Icon icon={icon} size={22} className="flex-none text-muted" />
                  <span className="min-w-0 flex-1">{t(`nav.${name}`)}</span>
                  <Icon icon={chevronRight} size={18} className="flex-none text-muted" />
                </Link>
              </li>
            ))}
            {email && (
              <li>
                <a href={`mailto:${email}`} className={row}>
                  <Icon icon={lifeBuoy} size={22} className="flex-none text-muted" />
                  <span className="min-w-0 flex-1">{t('accountPage.help')}</span>
                </a>
              </li>
            )}
          </ul>
        </Card>
        <Button variant="outline" block onClick={() => void logOut()}>
          <Icon icon={logOutIcon} size={20} />
          {t('nav.logOut')}
        </Button>
      </div>
    </div>
  )
}
