import type { ReactNode } from 'react'
import { NavLink, type To } from 'react-router'
import type { Elements } from './elements.ts'

type TabsProps = {
  label: string
  items: { to: To; label: ReactNode; badge?: Elements; end?: boolean }[]
}

/** A link that looks as a tab; `aria-current` marks the one that is open. */
export const tabLook =
  '-outline-offset-3 flex min-h-12 items-center gap-2 border-b-3 border-transparent forced-colors:border-[Canvas] px-3.5 text-14 font-semibold whitespace-nowrap max-[359px]:px-2.5 text-muted no-underline hover:text-text focus-visible:-outline-offset-3 aria-[current=page]:border-primary aria-[current=page]:text-text'

export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label} className="scroll-row border-b border-line">
      <ul className="flex gap-1">
        {items.map((item) => (
          <li key={typeof item.to === 'string' ? item.to : (item.to.pathname ?? item.to.search)}>
            <NavLink to={item.to} end={item.end ?? false} className={tabLook}>
              <span>{item.label}</span>
              {item.badge}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
