import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { pageFailed } from '../platform/chunk-guard.ts'
import { useToast } from '../ui/use-toast.ts'

/** Says that a page could not be opened, where even a reload has not helped. */
export function PageFailure() {
  const t = useTranslations('errors')
  const toast = useToast()
  useEffect(() => {
    const tell = () => toast({ text: t('unavailable') })
    window.addEventListener(pageFailed, tell)
    return () => window.removeEventListener(pageFailed, tell)
  }, [t, toast])
  return null
}
