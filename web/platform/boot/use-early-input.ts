import { useEffect } from 'react'
import type { EarlyInput, FilledField } from './early-input.ts'

/** After hydration: stops recording, and replays what was filled in, pressed and submitted before it. */
export function useEarlyInput(): void {
  useEffect(() => {
    const { earlyInput: early } = window
    if (!early) return
    delete window.earlyInput
    for (const type of early.recordedTypes) document.removeEventListener(type, early.record, true)
    // In a task of its own: React hydrates a part that an event reaches, but not while it commits another one.
    setTimeout(() => replay(early))
  }, [])
}

function replay({ filled, pressed }: EarlyInput): void {
  // All values are read before the first event, because an event renders all fields with the values that the components
  // know. A field that is empty already was rendered that way, and gets its recorded text.
  const found = [...filled].map(([field, recorded]) => ({
    field,
    value: field.value || recorded,
    checked: isChecked(field),
  }))
  for (const { field, value, checked } of found) {
    if (!field.isConnected) continue
    // React hydrates the part of the page that this event reaches.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (checked === undefined) write(field, value)
    else if (field instanceof HTMLInputElement && (checked || field.type === 'checkbox'))
      choose(field, checked)
  }
  if (pressed instanceof SubmitEvent) submitAgain(pressed)
  else if (pressed?.isConnected) pressed.click()
}

function submitAgain({ target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement && target.isConnected)) return
  // A submit alone does not hydrate the part that it reaches: the browser would send the form itself.
  target.dispatchEvent(new Event('touchcancel', { bubbles: true }))
  target.requestSubmit(submitter)
}

function isChecked(field: FilledField): boolean | undefined {
  const chosen = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
  return chosen ? field.checked : undefined
}

function choose(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/**
 * React ignores an input event whose text is the last one that it saw set on the field. It does not see what is set by
 * the prototype's setter.
 */
function write(field: FilledField, value: string): void {
  if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
