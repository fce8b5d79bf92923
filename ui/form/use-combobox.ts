import { type KeyboardEvent, useState } from 'react'
import { type ComboboxOption, type Fold, matchOptions, sameOption } from './match-options.ts'

export type ComboboxState = {
  options: ComboboxOption[]
  /** What the typed text and the labels are compared by. */
  fold: Fold
  /** The options are found for what is typed already, by whoever listens to `onTyped`: none is left out here. */
  matched?: boolean | undefined
  onTyped?: ((text: string) => void) | undefined
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
}

/** The state of a combobox: the typed text, the options found, and the active one. Typing undoes the choice. */
export function useCombobox({ options, fold, matched, onTyped, value, onChange }: ComboboxState) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const chosen = options.find((option) => option.value === value)
  const found = typed === null || matched ? options : matchOptions(options, typed, fold)
  const last = found.length - 1
  // What is found for the text comes later than the text: the first of it is then the keyboard's place.
  const active = place < 0 && matched && typed?.trim() && last >= 0 ? 0 : Math.min(place, last)

  function show(at = found.findIndex((option) => option.value === value)) {
    setOpen(true)
    setPlace(at)
  }
  function close() {
    setOpen(false)
    setPlace(-1)
  }
  function choose(option: ComboboxOption) {
    setTyped(null)
    close()
    onChange(option.value)
  }
  function type(text: string) {
    setTyped(text)
    onTyped?.(text)
    setOpen(true)
    setPlace(!matched && text.trim() && matchOptions(options, text, fold).length > 0 ? 0 : -1)
    if (value) onChange('')
  }
  function leave() {
    const same = typed === null ? undefined : sameOption(options, typed, fold)
    if (same) choose(same)
    else close()
  }
  function move(key: string): boolean {
    const target = comboboxStep(key, active, last)
    if (target === undefined || (!open && !key.startsWith('Arrow'))) return false
    if (open) setPlace(target)
    else show(chosen ? undefined : target)
    return true
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const at = open ? found[active] : undefined
    if (event.key === 'Tab') return at && typed !== null ? choose(at) : undefined
    if (event.key === 'Enter' && open) {
      if (at) choose(at)
      else close()
    } else if (event.key === 'Escape' && open) close()
    else if (!move(event.key)) return
    // Neither Enter nor Escape may reach a surrounding form or dialog.
    event.preventDefault()
    event.stopPropagation()
  }
  const text = typed ?? chosen?.label ?? ''
  return { text, open, active, found, show: () => show(), choose, type, leave, onKeyDown }
}

const page = 8

/** The index that a key moves to, from `active` (-1 for none). Undefined for other keys. */
function comboboxStep(key: string, active: number, last: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowDown: active >= last ? 0 : active + 1,
    ArrowUp: active <= 0 ? last : active - 1,
    PageDown: active + page,
    PageUp: Math.max(0, active - page),
    Home: 0,
    End: last,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.min(last, target)
}
