import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { mailX } from '#ui/icons.ts'
import { AlertBox } from '#ui/notice/alert-box.tsx'
import type { AlertProps } from './alert-props.ts'

export function MailDisabledAlert({ onDismiss, className }: AlertProps) {
  const t = useTranslations('alerts.mail')
  const app = useTranslations('app')
  return (
    <AlertBox
      className={className}
      tone="warning"
      icon={<Icon icon={mailX} size={20} className="text-warning" />}
      title={t('title')}
      dismissLabel={app('dismiss')}
      onDismiss={onDismiss}
      action={
        <ButtonLink to="/notifications" variant="outline" size="sm" className="min-h-11">
          {t('action')}
        </ButtonLink>
      }
    >
      <p>{t('text')}</p>
    </AlertBox>
  )
}
