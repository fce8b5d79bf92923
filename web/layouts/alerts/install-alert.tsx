import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { download } from '#ui/icons.ts'
import { AlertBox } from '#ui/notice/alert-box.tsx'
import { install, useInstallWay } from '#web/installed/install-prompt.ts'
import type { AlertProps } from './alert-props.ts'

/**
 * Offers the site as an app, by the browser's own question or with the words for who has to do it by hand. Whatever the
 * member answers, it is not asked again.
 */
export function InstallAlert({ onDismiss, className }: AlertProps) {
  const t = useTranslations('alerts.install')
  const app = useTranslations('app')
  const asks = useInstallWay() === 'prompt'
  return (
    <AlertBox
      className={className}
      icon={<Icon icon={download} size={20} className="text-primary-text" />}
      title={t('title')}
      dismissLabel={app('dismiss')}
      onDismiss={onDismiss}
      action={
        asks && (
          <Button size="sm" className="min-h-11" onClick={() => void install().then(onDismiss)}>
            {t('action')}
          </Button>
        )
      }
    >
      <p>{t('text')}</p>
      {!asks && <p className="mt-1">{t('by_hand')}</p>}
    </AlertBox>
  )
}
