import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageOffline } from '#client/api/unless-offline.ts'
import { pageFailed } from '#client/boot/chunk-guard.ts'
import { useToast } from '#ui/overlay/use-toast.ts'

/**
 * Shows a toast when a page's files cannot be loaded even after a reload, or the page not without a connection. Ignores
 * files that were only prefetched.
 */
export function PageFailure() {
  const t = useTranslations('errors')
  const app = useTranslations('app')
  const toast = useToast()
  const { state } = useNavigation()
  const failed = useEffectEvent(() => {
    if (state !== 'idle') toast({ text: navigator.onLine ? t('unavailable') : app('offlinePage') })
  })
  const offline = useEffectEvent(() => toast({ text: app('offlinePage') }))
  useEffect(() => {
    const listeners = [
      [pageFailed, () => failed()],
      [pageOffline, () => offline()],
    ] as const
    for (const [name, listener] of listeners) window.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener)
    }
  }, [])
  return null
}
