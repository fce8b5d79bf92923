import type { Page } from 'playwright-core'
import type { Texts } from '../e2e/texts-of.ts'

/** Who looks at the screen: a visitor, or a demo sign-in of the first site. */
export type Viewer = 'visitor' | 'free' | 'premium'

export type Stage = { page: Page; t: Texts; origin: string }

export type Screen = {
  name: string
  viewer: Viewer
  /** Brings the page into the screen's state. */
  show: (stage: Stage) => Promise<unknown>
  /** Only on the phone or only on the desktop. */
  only?: 'phone' | 'desktop'
}
