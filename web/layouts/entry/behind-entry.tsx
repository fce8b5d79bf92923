import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { warnsOn } from '#common/sites/site-entry.ts'
import { mainId } from '#web/frame/frame-parts.tsx'
import { PassEntryScript } from '#web/light/light-script.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { rememberEntry, warnsNotHere } from '#web/site/page/remember-entry.ts'
import { usePageAbout } from '#web/site/page/use-page-about.ts'

/** Few are warned, and nobody twice. */
const SiteEntry = lazy(async () => ({ default: (await import('./site-entry.tsx')).SiteEntry }))

const never = () => () => {}

type BehindEntryProps = { layout: string; light: boolean; children: ReactNode }

/**
 * The page, out of reach behind the site-entry warning until that is passed. `inert` keeps focus and screen readers out
 * of the page without any script.
 */
export function BehindEntry({ layout, light, children }: BehindEntryProps) {
  const { siteEntry } = usePageAbout()
  const { pathname, search } = useLocation()
  const user = useUser()
  const [passed, setPassed] = useState(false)
  const installed = useSyncExternalStore(never, warnsNotHere, () => false)
  const warns = !user && !passed && !installed && warnsOn(siteEntry, { layout, path: pathname })
  function enter() {
    rememberEntry(document)
    setPassed(true)
    requestAnimationFrame(() => document.getElementById(mainId)?.focus())
  }
  return (
    <>
      {warns && light && <PassEntryScript />}
      {warns && (
        <Suspense>
          <SiteEntry to={pathname + search} onEnter={enter} />
        </Suspense>
      )}
      <div className="contents" inert={warns}>
        {children}
      </div>
    </>
  )
}
