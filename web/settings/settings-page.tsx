import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '#client/api/api.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { logOut as logOutIcon } from '#ui/icons.ts'
import { useLogOut } from '#web/layouts/use-log-out.ts'
import { publicPageLoader } from '../site/api/page-loader.ts'
import { useUser } from '../site/api/site-and-user.tsx'
import { userQuery } from '../site/api/user-query.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { SettingsContents } from './settings-contents.tsx'
import { settingsSections } from './settings-sections.ts'

// Also for an account whose profile was never filled in: whoever stopped half-way may still leave.
const load = publicPageLoader(
  ['settings', ...settingsSections.flatMap(({ texts = [] }) => texts)],
  async (loading) => {
    const user = await loading.queries.ensureQueryData(userQuery(loading.api))
    if (!user) throw new ApiError(401, { error: 'login_required' })
    await Promise.all(settingsSections.flatMap(({ load: bring }) => (bring ? [bring(loading)] : [])))
  },
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function SettingsPage() {
  const t = useTranslations('settings')
  const app = useTranslations('app.nav')
  const user = useUser()
  const logOut = useLogOut()
  if (!user) return null
  return (
    <div className="wrap py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <h1 className="mb-5 lg:mb-7">{t('title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-12">
        <SettingsContents />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:col-span-8">
          {settingsSections.map(({ id, Section }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} tabIndex={-1} className="mb-3 focus-visible:outline-none">
                {t(`sections.${id}`)}
              </h2>
              <Section />
            </section>
          ))}
          <Button variant="outline" className="justify-self-start" onClick={() => void logOut()}>
            <Icon icon={logOutIcon} size={20} />
            {app('logOut')}
          </Button>
        </div>
      </div>
    </div>
  )
}
