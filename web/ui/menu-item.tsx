import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classNames } from './class-names.ts'

type MenuItemProps = {
  icon?: ReactNode
  danger?: boolean
  /** Given, the item is one of a set and says whether it is the chosen one. */
  checked?: boolean
  lang?: string
  children: ReactNode
} & ({ to: To; onSelect?: undefined } | { to?: undefined; onSelect: () => void })

const itemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-left text-14 font-semibold no-underline ' +
  'hover:bg-control/15 focus-visible:-outline-offset-3'

export function MenuItem({ icon, danger, checked, lang, children, to, onSelect }: MenuItemProps) {
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    lang,
    className: classNames(itemStyle, danger && 'text-danger'),
  }
  const inner = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {checked && <Check size={18} aria-hidden="true" className="flex-none text-primary-text" />}
    </>
  )
  if (to !== undefined) {
    return (
      <Link {...shared} to={to}>
        {inner}
      </Link>
    )
  }
  return (
    <button {...shared} type="button" onClick={onSelect}>
      {inner}
    </button>
  )
}
