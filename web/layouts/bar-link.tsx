import { NavLink } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import type { NavItem } from './use-nav-items.tsx'

/** An item of the top navigation: below 992 px the icon alone, with its name for those who cannot see it. */
export function BarLink({ to, label, icon, badge }: NavItem) {
  return (
    <NavLink
      to={to}
      title={label}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center gap-2 rounded-full px-3 text-14 font-semibold whitespace-nowrap no-underline transition-colors lg:px-3.5',
          isActive ? 'bg-white/12 text-on-night' : 'text-on-night-muted hover:text-on-night',
        )
      }
    >
      {icon}
      <span className="max-lg:sr-only">{label}</span>
      {badge}
    </NavLink>
  )
}
