import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

type SegmentedControlProps<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean | undefined
  options: { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  name?: string | undefined
  block?: boolean | undefined
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const ownName = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={props.hideLegend ? 'sr-only' : 'mb-1.5 text-14 font-semibold'}>
        {props.legend}
      </legend>
      <div
        className={classNames(
          'inline-flex max-w-full rounded-[23px] bg-sunken p-0.75',
          props.block && 'w-full',
        )}
      >
        {props.options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'grid min-h-9.5 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] place-items-center rounded-[20px] border border-transparent forced-colors:border-[Canvas] px-2 py-1 text-center text-14 sm:px-4',
              'font-semibold leading-tight text-muted wrap-anywhere hyphens-auto transition-colors hover:text-text',
              'has-checked:border-line has-checked:bg-raised has-checked:text-text has-checked:shadow-1 forced-colors:has-checked:underline',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={props.name ?? ownName}
              value={option.value}
              checked={props.value === option.value}
              onChange={() => props.onChange(option.value)}
              className="sr-only"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
