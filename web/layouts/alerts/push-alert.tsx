import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { bell } from '#ui/icons.ts'
import { AlertBox } from '#ui/notice/alert-box.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { subscribeToPush } from '#web/members/push/push-device.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { AlertProps } from './alert-props.ts'

/** Offers push. It goes by itself once the member has decided, either way. */
export function PushAlert({ user, onDismiss, className }: AlertProps) {
  const t = useTranslations('alerts.push')
  const app = useTranslations('app')
  const { api } = usePageData()
  const key = useSettings()?.push_public_key ?? ''
  const toast = useToast()
  async function turnOn() {
    try {
      const state = await subscribeToPush({ api, memberId: user.id, key })
      if (state === 'denied') toast({ text: t('denied') })
    } catch {
      toast({ text: t('failed') })
    }
  }
  return (
    <AlertBox
      className={className}
      icon={<Icon icon={bell} size={20} className="text-primary-text" />}
      title={t('title')}
      dismissLabel={app('dismiss')}
      onDismiss={onDismiss}
      action={
        <Button size="sm" className="min-h-11" onClick={() => void turnOn()}>
          {t('action')}
        </Button>
      }
    >
      <p>{t('text')}</p>
    </AlertBox>
  )
}
