import { classNames } from '#ui/class-names.ts'
import type { LayoutProps } from '../frame/frame.ts'
import { DemoRibbon, mainId, OnlineStatus, SkipLink } from '../frame/frame-parts.tsx'
import { TabBar } from '../frame/navigation/tab-bar.tsx'
import { TimeBonusBanner } from '../promotions/time-bonus/time-bonus-banner.tsx'
import { Alerts } from './alerts/alerts.tsx'
import { TopBar } from './top-bar.tsx'

/** The page fills the rest of the window's height and scrolls inside it. */
export function ChatLayout({ alone, children }: LayoutProps) {
  const onlyWide = alone && 'max-md:hidden'
  return (
    <div className="flex h-dvh flex-col overflow-hidden tiny:h-auto tiny:min-h-dvh tiny:overflow-visible">
      <SkipLink />
      <DemoRibbon />
      <TopBar className={onlyWide} />
      <OnlineStatus />
      <TimeBonusBanner className={onlyWide} />
      <Alerts className={classNames('max-md:pb-3', onlyWide)} />
      <main
        id={mainId}
        tabIndex={-1}
        className={classNames(
          'min-h-0 flex-1 focus-visible:outline-none',
          !alone && 'max-md:pb-[calc(var(--tabbar)+env(safe-area-inset-bottom))]',
        )}
      >
        {children}
      </main>
      <TabBar className={onlyWide} />
    </div>
  )
}
