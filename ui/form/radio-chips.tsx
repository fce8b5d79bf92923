import { type ReactNode, useId } from 'react'
import { chipOnStyle, chipStyle } from '../button/chip.tsx'
import { classNames } from '../class-names.ts'

type RadioChipsProps<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean | undefined
  options: { value: Value; label: ReactNode }[]
  value: Value | null
  onChange: (value: Value) => void
  describedBy?: string | undefined
}

/** One of some short answers, for which a column of cards would be too long. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={props.describedBy}>
      <legend className={props.hideLegend ? 'sr-only' : 'mb-2 text-14 font-semibold'}>{props.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {props.options.map((option) => {
          const chosen = option.value === props.value
          return (
            <label
              key={option.value}
              className={classNames(
                chipStyle,
                'relative min-h-11 cursor-pointer transition-colors',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                chosen ? chipOnStyle : 'border-control bg-surface text-text hover:border-text',
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={chosen}
                onChange={() => props.onChange(option.value)}
                className={classNames(
                  'size-4.5 flex-none appearance-none rounded-full border-2 border-control',
                  'checked:border-6 checked:border-primary focus-visible:outline-none',
                )}
              />
              <span className="truncate">{option.label}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
