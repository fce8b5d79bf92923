import type { ReactNode } from 'react'

export function LanderLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
