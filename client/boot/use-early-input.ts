import { useEffect } from 'react'
import type { EarlyInput, FilledField } from './early-input.ts'

const alive = Promise.withResolvers<void>()

/** Rendered beside the page, which React hydrates after what surrounds it: from then on its elements stay. */
export function PageAlive(): null {
  useEffect(() => alive.resolve(), [])
  return null
}

/** After hydration: stops recording, and replays what was filled in, pressed and submitted before it. */
export function useEarlyInput(): void {
  useEffect(() => {
    const { earlyInput: early } = window
    if (!early) return
    delete window.earlyInput
    for (const type of early.recordedTypes) document.removeEventListener(type, early.record, true)
    // In a task of its own: React hydrates a part that an event reaches, but not while it commits another one.
    setTimeout(() => {
      // All values are read before the first event, because an event renders all fields with the values that the
      // components know.
      const fields = [...early.filled].map(read)
      hydrateFor(early)
      void alive.promise.then(() => replay(fields, early))
    })
  }, [])
}

type Filled = { field: FilledField; value: string; checked: boolean | undefined }

/** A field that is empty already was rendered that way, and gets its recorded text. */
function read([field, recorded]: [FilledField, string]): Filled {
  return { field, value: field.value || recorded, checked: isChecked(field) }
}

/** React hydrates the part of the page that an event reaches. A submit alone would not do: the browser would send the form itself. */
function hydrateFor({ filled, pressed }: EarlyInput): void {
  for (const field of filled.keys()) field.dispatchEvent(new Event('input', { bubbles: true }))
  const target = pressed instanceof SubmitEvent ? pressed.target : pressed
  target?.dispatchEvent(new Event('touchcancel', { bubbles: true }))
}

function replay(fields: Filled[], early: EarlyInput): void {
  for (const { field: filled, value, checked } of fields) {
    const field = present(filled, early)
    if (checked === undefined) {
      if (field) write(field, value)
    } else if (field instanceof HTMLInputElement && (checked || field.type === 'checkbox'))
      choose(field, checked)
    if (field !== filled) field?.focus()
  }
  const { pressed } = early
  if (pressed instanceof SubmitEvent) submitAgain(pressed, early)
  else if (pressed) present(pressed, early)?.click()
}

/** The element, or the one that React has made in its place. */
function present<Kind extends Element>(element: Kind, { places }: EarlyInput): Kind | undefined {
  if (element.isConnected) return element
  const other = document.querySelectorAll(element.tagName)[places.get(element) ?? -1]
  return other && isOfKind(other, element) ? other : undefined
}

function isOfKind<Kind extends Element>(other: Element, element: Kind): other is Kind {
  return other.constructor === element.constructor
}

function submitAgain({ submitter, target }: SubmitEvent, early: EarlyInput): void {
  const button = submitter instanceof HTMLButtonElement ? present(submitter, early) : undefined
  const form = button ? button.form : target
  if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit(button)
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
