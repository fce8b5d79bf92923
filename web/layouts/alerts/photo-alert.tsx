import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { camera } from '#ui/icons.ts'
import { AlertBox } from '#ui/notice/alert-box.tsx'
import type { AlertProps } from './alert-props.ts'

export function PhotoAlert({ onDismiss, className }: AlertProps) {
  const t = useTranslations('alerts.photo')
  const app = useTranslations('app')
  return (
    <AlertBox
      className={className}
      icon={<Icon icon={camera} size={20} className="text-primary-text" />}
      title={t('title')}
      dismissLabel={app('dismiss')}
      onDismiss={onDismiss}
      action={
        <ButtonLink to="/profile/photos" size="sm" className="min-h-11">
          {t('action')}
        </ButtonLink>
      }
    >
      <p>{t('text')}</p>
    </AlertBox>
  )
}
