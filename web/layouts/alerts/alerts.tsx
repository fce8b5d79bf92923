import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { classNames } from '#ui/class-names.ts'
import { dismiss, useNotDismissed } from '#ui/notice/use-dismissed.ts'
import { mainId } from '#web/frame/frame-parts.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { alertQueue } from './alert-queue.ts'
import { useDevice } from './use-device.ts'

/** The one alert of spec §4 whose turn it is, above the page of a member. */
export function Alerts({ className }: { className?: string | false }) {
  const t = useTranslations('app')
  const user = useUser()
  const { pathname } = useLocation()
  const { cookies } = usePageData()
  const queries = useQueryClient()
  const device = useDevice(pathname)
  const due = user ? alertQueue.filter((alert) => alert.isDue(user, pathname, device)) : []
  const left = useNotDismissed(
    due.map((alert) => (user ? alert.name(user) : '')),
    cookies,
  )
  const next = user && due.find((alert) => left.includes(alert.name(user)))
  // Pages outside the members area bring no texts for it, and need no alert.
  if (!next || !queries.getQueryData(['messages', 'alerts'])) return null
  const { Alert } = next
  return (
    <aside aria-label={t('toasts')} className={classNames('wrap flex-none pt-3', className)}>
      <Alert
        user={user}
        onDismiss={() => {
          dismiss(next.name(user))
          document.getElementById(mainId)?.focus()
        }}
      />
    </aside>
  )
}
