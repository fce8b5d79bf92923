import { DemoRibbon } from './demo-ribbon.tsx'
import { Footer } from './footer.tsx'
import type { LayoutProps } from './frame.ts'
import { LanderHeader } from './lander-header.tsx'
import { mainId, SkipLink } from './skip-link.tsx'

/** Marketing pages: the header lies on the page's own night sky. */
export function LanderLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DemoRibbon />
      <div className="relative flex flex-1 flex-col">
        <LanderHeader />
        <main id={mainId} tabIndex={-1} className="flex-1 focus-visible:outline-none">
          {children}
        </main>
      </div>
      <Footer />
    </div>
  )
}
