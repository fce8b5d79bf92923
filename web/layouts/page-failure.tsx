import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageFailed } from '../platform/boot/chunk-guard.ts'
import { useToast } from '../ui/overlay/use-toast.ts'

/** Says that a page could not be opened, where even a reload has not helped. Nobody waits for one fetched ahead. */
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
