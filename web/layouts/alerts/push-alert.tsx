import { useTranslations } from 'use-intl'
import { subscribeToPush } from '#web/members/push/push-device.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useSettings } from '#web/platform/api/site-and-user.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { bell } from '#web/ui/icons.ts'
import { AlertBox } from '#web/ui/notice/alert-box.tsx'
import { useToast } from '#web/ui/overlay/use-toast.ts'
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
