import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { star } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { premiumPath } from './premium-path.ts'

/** Where a feature is for premium members only (spec §8): says so, and leads to what premium is and back again. */
export function PremiumAlert({ children, className }: { children: ReactNode; className?: string }) {
  const t = useTranslations('app.premiumAlert')
  const { pathname, search } = useLocation()
  return (
    <Banner
      tone="accent"
      className={className}
      icon={<Icon icon={star} size={20} className="text-primary-text" />}
      action={
        <ButtonLink to={premiumPath(pathname + search)} size="sm">
          {t('button')}
        </ButtonLink>
      }
    >
      <b className="block">{t('title')}</b>
      <div>{children}</div>
    </Banner>
  )
}
