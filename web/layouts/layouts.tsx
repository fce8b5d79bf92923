import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { ChatLayout } from './chat-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { frameOf } from './frame.ts'
import { LanderLayout } from './lander-layout.tsx'

const layouts = { default: DefaultLayout, chat: ChatLayout, lander: LanderLayout, empty: EmptyLayout }

/** Puts the page into the layout that its handle names. */
export function Layouts({ children }: { children: ReactNode }) {
  const Chosen = layouts[frameOf(useMatches()).layout]
  return <Chosen>{children}</Chosen>
}
