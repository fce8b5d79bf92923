import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageFailed } from '../platform/boot/chunk-guard.ts'
import { useToast } from '../ui/overlay/use-toast.ts'

/** Shows a toast when a page's files cannot be loaded even after a reload. Ignores files that were only prefetched. */
export function PageFailure() {
  const t = useTranslations('errors')
  const toast = useToast()
  const { state } = useNavigation()
  const report = useEffectEvent(() => {
    if (state !== 'idle') toast({ text: t('unavailable') })
  })
  useEffect(() => {
    const failed = () => report()
    window.addEventListener(pageFailed, failed)
    return () => window.removeEventListener(pageFailed, failed)
  }, [])
  return null
}
