import type { ReactNode } from 'react'

/** `alone`: on a phone the page brings its own bars. */
export type LayoutProps = { alone: boolean; children: ReactNode }
