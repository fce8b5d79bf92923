import { classNames } from '../ui/class-names.ts'
import { ActivationPlace } from './activation-place.tsx'
import { DemoRibbon } from './demo-ribbon.tsx'
import type { LayoutProps } from './layout-props.ts'
import { OnlineStatus } from './online-status.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** The page has what is left of the window's height, and scrolls inside it. */
export function ChatLayout({ alone, children }: LayoutProps) {
  const onlyWide = alone && 'max-md:hidden'
  return (
    <div className="flex h-dvh flex-col overflow-hidden tiny:h-auto tiny:min-h-dvh tiny:overflow-visible">
      <SkipLink />
      <DemoRibbon />
      <TopBar className={onlyWide} />
      <OnlineStatus />
      <ActivationPlace />
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
