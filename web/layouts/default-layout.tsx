import { ActivationPlace } from './activation-place.tsx'
import { DemoRibbon } from './demo-ribbon.tsx'
import { Footer } from './footer.tsx'
import type { LayoutProps } from './layout-props.ts'
import { OnlineStatus } from './online-status.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'

export function DefaultLayout({ alone, children }: LayoutProps) {
  const onlyWide = alone && 'max-md:hidden'
  return (
    <div className="group/frame flex min-h-dvh flex-col">
      <SkipLink />
      <DemoRibbon />
      <TopBar className={onlyWide} />
      <OnlineStatus />
      <ActivationPlace />
      <main id={mainId} tabIndex={-1} className="flex-1 focus-visible:outline-none">
        {children}
      </main>
      <Footer className={onlyWide} />
      <TabBar className={onlyWide} />
    </div>
  )
}
