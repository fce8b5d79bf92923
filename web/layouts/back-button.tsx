import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { chevronLeft } from '#ui/icons.ts'
import { isInstalled } from '../installed/install-prompt.ts'

const never = () => () => {}
const canGoBack = () => isInstalled() && window.history.length > 1

/** Spec §2: members-id, likes-type, likes-m-id, credits and credits-id-paymentmethod. */
const places = /^\/(members\/[^/]+|likes\/[^/]+|likes\/m\/[^/]+|credits|credits\/[^/]+(\/[^/]+)?)$/

/** Whether the address is one of these. @internal For the test. */
export function hasBackButton(pathname: string): boolean {
  return places.test(pathname)
}

type BackButtonProps = {
  variant?: 'plain' | 'photo'
  className?: string
  /** What stands in its place where there is none. */
  otherwise?: Elements
}

/** The way back in an installed app, which has no browser around it (spec §2). Elsewhere the browser's own is enough. */
export function BackButton({ variant, className, otherwise = null }: BackButtonProps) {
  const t = useTranslations('app')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const shown = useSyncExternalStore(never, canGoBack, () => false)
  if (!shown || !hasBackButton(pathname)) return otherwise
  function goBack() {
    // React Router's count of the pages before this one.
    const { idx }: { idx?: number } = window.history.state ?? {}
    if (idx) void navigate(-1)
    else void navigate('/members')
  }
  return (
    <IconButton
      variant={variant}
      label={t('back')}
      icon={<Icon icon={chevronLeft} size={24} />}
      onClick={goBack}
      className={className}
    />
  )
}
