import type { LayoutProps } from '../frame/frame.ts'
import { DemoRibbon, mainId, OnlineStatus, SkipLink } from '../frame/frame-parts.tsx'

export function EmptyLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DemoRibbon />
      <OnlineStatus />
      <main id={mainId} tabIndex={-1} className="flex flex-1 flex-col focus-visible:outline-none">
        {children}
      </main>
    </div>
  )
}
