import { type ComponentType, useEffect, useState } from 'react'
import { pageLoaded, whenIdle } from '../frame/navigation/prefetch-pages.tsx'

const afterMs = 1_500

/** Loads what makes the site an app once nothing else is under way: the first screen has no need of it. */
export function InstalledAppLater() {
  const [App, setApp] = useState<ComponentType | null>(null)
  useEffect(() => {
    let gone = false
    async function load() {
      await pageLoaded()
      await whenIdle()
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      const { InstalledApp } = await import('./installed-app.tsx')
      if (!gone) setApp(() => InstalledApp)
    }
    // Without it the page is a page, and the next one tries again.
    load().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  return App && <App />
}
