import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'

const controls = 'a, button, input, select, textarea, label'

/** Tab reaches one row, the arrow keys the others, in the same column. */
export function useRowKeys(keys: string[]) {
  const [focused, setFocused] = useState<string>()
  const current = focused !== undefined && keys.includes(focused) ? focused : keys[0]

  function onFocus(event: FocusEvent<HTMLElement>) {
    const key = rowOf(event.target)?.dataset.row
    if (key !== undefined) setFocused(key)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target
    if (!(from instanceof HTMLElement)) return
    const stop = from.dataset.stop
    const row = rowOf(from)
    if (!stop || !row || event.ctrlKey || event.metaKey || event.altKey) return
    const name = row.querySelector<HTMLElement>('[data-stop="name"]')
    const choice = row.querySelector<HTMLElement>('[data-stop="choice"]')
    const next = rowAfter(row, event.key)
    if (next) next.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus()
    else if (event.key === 'Enter' && stop === 'choice' && name) name.click()
    else if (event.key === ' ' && stop === 'name' && choice) choice.click()
    else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    else (event.key === 'ArrowLeft' ? choice : name)?.focus()
    event.preventDefault()
  }
  return { current, onFocus, onKeyDown }
}

/** A click on a row follows its link, except on controls in it and while text is being selected. */
export function rowClick(event: MouseEvent<HTMLElement>) {
  const pressed = event.target
  if (!(pressed instanceof Element) || pressed.closest(controls) || getSelection()?.isCollapsed === false)
    return
  rowOf(pressed)?.querySelector<HTMLElement>('[data-stop="name"]')?.click()
}

function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-row]')
}

function rowAfter(row: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.indexOf(row)
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  }
  const target = targets[key]
  return target === undefined ? undefined : rows[target]
}
