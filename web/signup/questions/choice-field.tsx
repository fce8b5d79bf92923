import type { ComponentProps } from 'react'
import { RadioCards } from '#ui/form/radio-cards.tsx'

type ChoiceFieldProps<Value extends string> = {
  legend: string
  options: ComponentProps<typeof RadioCards<Value>>['options']
  value: Value | null
  error: string | undefined
  onChange: (value: Value) => void
  onTap: (value: Value) => void
}

export function ChoiceField<Value extends string>({ error, ...cards }: ChoiceFieldProps<Value>) {
  return (
    <div className="grid gap-2">
      <RadioCards {...cards} hideLegend />
      {error && (
        <p role="alert" className="text-14 font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
