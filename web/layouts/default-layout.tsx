import { Footer } from '../frame/footer.tsx'
import type { LayoutProps } from '../frame/frame.ts'
import { DemoRibbon, mainId, OnlineStatus, SkipLink } from '../frame/frame-parts.tsx'
import { TabBar } from '../frame/navigation/tab-bar.tsx'
import { TimeBonusBanner } from '../promotions/time-bonus/time-bonus-banner.tsx'
import { Alerts } from './alerts/alerts.tsx'
import { TopBar } from './top-bar.tsx'

export function DefaultLayout({ alone, children }: LayoutProps) {
  const onlyWide = alone && 'max-md:hidden'
  return (
    <div className="group/frame flex min-h-dvh flex-col">
      <SkipLink />
      <DemoRibbon />
      <TopBar className={onlyWide} />
      <OnlineStatus />
      <TimeBonusBanner className={onlyWide} />
      <Alerts className={onlyWide} />
      <main id={mainId} tabIndex={-1} className="flex-1 focus-visible:outline-none">
        {children}
      </main>
      <Footer className={onlyWide} />
      <TabBar className={onlyWide} />
    </div>
  )
}
