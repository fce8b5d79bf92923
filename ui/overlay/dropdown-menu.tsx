import { type KeyboardEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Elements } from '../elements.ts'
import { placeMenu } from './placing.ts'

type MenuTrigger = {
  id: string
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

type DropdownMenuProps = {
  /** Spread the given props on a Button or an IconButton. */
  trigger: (props: MenuTrigger) => Elements
  align?: 'start' | 'end' | undefined
  /** The items; a function makes them only while the menu is open, as for one in each row of a list. */
  children: Elements | (() => Elements)
}

export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  const id = useId()
  const buttonId = `${id}-button`
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const close = () => menu.current?.hidePopover()
    // The event of a scroll that ended before the menu opened comes after it, as when the focus has just moved.
    const from = scrollY
    const scrolled = () => scrollY === from || close()
    addEventListener('resize', close)
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      removeEventListener('resize', close)
      removeEventListener('scroll', scrolled)
    }
  }, [open])

  function toggled(event: ToggleEvent<HTMLDivElement>) {
    const element = event.currentTarget
    const button = document.getElementById(buttonId)
    setOpen(event.newState === 'open')
    if (event.newState === 'open' && button) placeMenu(button, element, align)
  }
  return (
    <>
      {trigger({ id: buttonId, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={buttonId}
        onBeforeToggle={(event) => {
          // The items are there before the browser looks for the one to focus.
          if (event.newState === 'open') flushSync(() => setOpen(true))
          beginMenu(event.currentTarget)
        }}
        onToggle={toggled}
        onKeyDown={(event) => (event.key === 'Tab' ? menu.current?.hidePopover() : menuKeys(event))}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[role^="menuitem"]'))
            menu.current?.hidePopover()
        }}
        className="menu"
      >
        {typeof children === 'function' ? open && children() : children}
      </div>
    </>
  )
}

/**
 * Marks the item that the browser focuses when it opens the menu: the checked one, or the first. Focusing it later
 * would lose keys that are pressed at once.
 */
function beginMenu(menu: HTMLElement) {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const chosen = items.find((item) => item.ariaChecked === 'true')
  const begin = items[0]?.role === 'menuitemradio' && chosen ? chosen : items[0]
  for (const item of items) item.autofocus = item === begin
}

/** Moves the focus between the menu's items with arrows, Home, End and the first letter. */
function menuKeys(event: KeyboardEvent<HTMLElement>) {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])'),
  ]
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? items.indexOf(focused) : -1
  const last = items.length - 1
  let next: number
  if (event.key === 'ArrowDown') next = current >= last ? 0 : current + 1
  else if (event.key === 'ArrowUp') next = current <= 0 ? last : current - 1
  else if (event.key === 'Home') next = 0
  else if (event.key === 'End') next = last
  else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
    const letter = event.key.toLocaleLowerCase()
    const after = [...items.slice(current + 1), ...items.slice(0, current + 1)]
    const match = after.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))
    if (!match) return
    next = items.indexOf(match)
  } else return
  event.preventDefault()
  items[next]?.focus()
}
