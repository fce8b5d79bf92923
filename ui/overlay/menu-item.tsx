import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon.tsx'
import { check } from '../icons.ts'

type MenuItemProps = {
  icon?: Elements
  danger?: boolean | undefined
  /** If given, the item is one choice of several, and this says whether it is chosen. */
  checked?: boolean | undefined
  lang?: string | undefined
  children: ReactNode
} & ({ to: To; onSelect?: undefined } | { to?: undefined; onSelect: () => void })

export function MenuItem({ icon, danger, checked, lang, children, to, onSelect }: MenuItemProps) {
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    lang,
    className: classNames('menu-item', danger && 'text-danger'),
  }
  const inner = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {checked && <Icon icon={check} size={18} className="flex-none text-primary-text" />}
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

export function MenuSeparator() {
  return <hr className="mx-3 my-1.5 border-line" />
}
