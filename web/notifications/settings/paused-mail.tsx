import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { MailDisabledReason } from '#common/notification-categories.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { mailX } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { changeUser } from '#web/site/api/user-query.ts'
import { notificationsQuery } from './notifications-query.ts'

/** Why no notification is mailed any more, and the way back. Nothing where mails are sent. */
export function PausedMail({ reasons }: { reasons: MailDisabledReason[] }) {
  const t = useTranslations('settings.notifications.paused')
  const { api } = usePageData()
  const queries = useQueryClient()
  const { text } = useErrorText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unwrap(api['notifications.php'].$put({ json: { resume: true } })),
    onSuccess: (answer) => {
      queries.setQueryData(notificationsQuery(api).queryKey, answer)
      changeUser(queries, () => ({ notifications_disabled: answer.disabled }))
    },
  })
  if (reasons.length === 0) return null

  return (
    <Banner
      tone="warning"
      icon={<Icon icon={mailX} size={20} className="text-warning" />}
      action={
        <Button size="sm" loading={isPending} onClick={() => mutate()}>
          {t('resume')}
        </Button>
      }
    >
      <p className="font-bold">{t('title')}</p>
      {reasons.map((reason) => (
        <p key={reason}>{t(`reasons.${reason}`)}</p>
      ))}
      {error && (
        <p role="alert" className="mt-1 font-semibold text-danger">
          {text(error)}
        </p>
      )}
    </Banner>
  )
}
