import { useEffect } from 'react'
import type { FilledField, Waking } from './waking.ts'

/** The page is alive: what was filled in, pressed and sent too early counts now, and nothing is noted any more. */
export function useWoken(): void {
  useEffect(() => {
    const { waking } = window
    if (!waking) return
    delete window.waking
    for (const type of waking.noted) document.removeEventListener(type, waking.note, true)
    // Not from inside the commit: React answers for parts that are not alive yet, but only from outside of it.
    setTimeout(() => answer(waking))
  }, [])
}

function answer({ filled, pressed }: Waking): void {
  // Read first: the answer to one field renders the others as the components know them. The next letter in one may have
  // done so already: what is empty now is as it was noted.
  const found = [...filled].map(([field, noted]) => ({
    field,
    value: field.value || noted,
    checked: isChecked(field),
  }))
  for (const { field, value, checked } of found) {
    if (!field.isConnected) continue
    // Brings the part that it is in to life.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (checked === undefined) write(field, value)
    else if (field instanceof HTMLInputElement && (checked || field.type === 'checkbox'))
      choose(field, checked)
  }
  if (pressed instanceof SubmitEvent) sendAgain(pressed)
  else if (pressed?.isConnected) pressed.click()
}

function sendAgain({ target, submitter }: SubmitEvent): void {
  if (target instanceof HTMLFormElement && target.isConnected) target.requestSubmit(submitter)
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
 * Of typed text React tells its components only if it differs from what it has seen last, and it sees what is set on the
 * field itself, but not what its prototype's setter writes.
 */
function write(field: FilledField, value: string): void {
  if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
