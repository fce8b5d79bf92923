import { type ComponentProps, useState } from 'react'
import { Input } from './input.tsx'

type Part = 'day' | 'month' | 'year'

type DateOfBirthProps = {
  /** An ISO date, or '' while a part is missing. An impossible date is passed on too, for the form to refuse. */
  value: string
  onChange: (value: string) => void
  order: 'dmy' | 'mdy' | 'ymd'
  labels: Record<Part, string>
  placeholders: Record<Part, string>
  name?: string | undefined
  onBlur?: ComponentProps<'input'>['onBlur'] | undefined
}

const orders: Record<DateOfBirthProps['order'], Part[]> = {
  dmy: ['day', 'month', 'year'],
  mdy: ['month', 'day', 'year'],
  ymd: ['year', 'month', 'day'],
}
const lengths = { day: 2, month: 2, year: 4 }

function split(iso: string): Record<Part, string> {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { day, month, year }
}

function join({ day, month, year }: Record<Part, string>): string {
  if (!day || !month || year.length !== 4) return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function DateOfBirth({
  value,
  onChange,
  order,
  labels,
  placeholders,
  name,
  onBlur,
}: DateOfBirthProps) {
  const [typed, setTyped] = useState(() => split(value))
  function change(part: Part, text: string) {
    const next = { ...typed, [part]: text.replace(/\D/g, '').slice(0, lengths[part]) }
    setTyped(next)
    onChange(join(next))
  }
  return (
    <div className="flex gap-2">
      {orders[order].map((part) => (
        <Input
          key={part}
          aria-label={labels[part]}
          placeholder={placeholders[part]}
          inputMode="numeric"
          autoComplete={`bday-${part}`}
          value={typed[part]}
          onChange={(event) => change(part, event.target.value)}
          onBlur={onBlur}
          className={part === 'year' ? 'min-w-0 flex-[1.5]' : 'min-w-0 flex-1'}
        />
      ))}
      {name && <input type="hidden" name={name} value={join(typed)} />}
    </div>
  )
}
