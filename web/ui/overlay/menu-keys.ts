import type { KeyboardEvent } from 'react'

/**
 * Says where the focus will be once the menu opens: on what is chosen, in a menu of choices, or on the first item. The
 * browser moves it there as it opens; later, keys that were pressed at once would be lost.
 */
export function beginMenu(menu: HTMLElement) {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const chosen = items.find((item) => item.ariaChecked === 'true')
  const begin = items[0]?.role === 'menuitemradio' && chosen ? chosen : items[0]
  for (const item of items) item.autofocus = item === begin
}

/** Moves the focus among the menu's items with arrows, Home, End and the first letter. */
export function menuKeys(event: KeyboardEvent<HTMLElement>) {
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
