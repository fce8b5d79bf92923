import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import {
  type DateOrder,
  type DatePart,
  type DateParts,
  isFull,
  joinDate,
  partsInOrder,
  readWholeDate,
  splitDate,
} from './birth-date.ts'
import { Input } from './input.tsx'

type DateOfBirthProps = {
  /** ISO date whose missing parts are empty, '' while all are. An impossible one is passed on for the form to refuse. */
  value: string
  onChange: (value: string) => void
  order: DateOrder
  labels: Record<DatePart, string>
  placeholders: Record<DatePart, string>
  /** The only part that is wrong; without it an error is about all three. */
  wrong?: DatePart | undefined
}

const lengths = { day: 2, month: 2, year: 4 }

/** Day, month and year, each in a field of its own. A full field hands the focus on, and a whole date can be pasted. */
export function DateOfBirth({ value, onChange, order, labels, placeholders, wrong }: DateOfBirthProps) {
  const [entered, setEntered] = useState(() => splitDate(value))
  // What was entered keeps its own spelling (4, not 04) as long as it is the value's.
  const typed = joinDate(entered) === value ? entered : splitDate(value)
  const fields = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({})
  const parts = partsInOrder(order)
  const focus = (place: number) => fields.current[parts[place] ?? 'day']?.focus()

  function set(next: DateParts) {
    setEntered(next)
    onChange(joinDate(next))
  }
  function change(part: DatePart, text: string) {
    const whole = readWholeDate(text, order)
    if (whole) {
      set(whole)
      return focus(parts.length - 1)
    }
    const digits = text.replace(/\D/g, '').slice(0, lengths[part])
    set({ ...typed, [part]: digits })
    const place = parts.indexOf(part)
    const separated = digits !== '' && /\D$/.test(text)
    const grown = digits.length > typed[part].length
    if (place < parts.length - 1 && (separated || (grown && isFull(part, digits)))) focus(place + 1)
  }
  function paste(event: ClipboardEvent) {
    const whole = readWholeDate(event.clipboardData.getData('text'), order)
    if (!whole) return
    event.preventDefault()
    set(whole)
    focus(parts.length - 1)
  }
  function back(event: KeyboardEvent, place: number, part: DatePart) {
    if (event.key !== 'Backspace' || typed[part] !== '' || place === 0) return
    event.preventDefault()
    focus(place - 1)
  }
  return (
    <div className="flex gap-2">
      {parts.map((part, place) => (
        <Input
          key={part}
          ref={(field) => {
            fields.current[part] = field
          }}
          aria-label={labels[part]}
          aria-invalid={wrong && wrong !== part ? false : undefined}
          placeholder={placeholders[part]}
          inputMode="numeric"
          autoComplete={`bday-${part}`}
          value={typed[part]}
          onChange={(event) => change(part, event.target.value)}
          onPaste={paste}
          onKeyDown={(event) => back(event, place, part)}
          className={part === 'year' ? 'min-w-0 flex-[1.5]' : 'min-w-0 flex-1'}
        />
      ))}
    </div>
  )
}
