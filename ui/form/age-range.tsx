import type { ReactNode } from 'react'

type AgeRangeProps = {
  legend: ReactNode
  hideLegend?: boolean | undefined
  min: number
  max: number
  value: [number, number]
  onChange: (value: [number, number]) => void
  fromLabel: string
  toLabel: string
  valueLabel: (from: number, to: number) => ReactNode
}

export function AgeRange(props: AgeRangeProps) {
  const { min, max, value, onChange } = props
  const [from, to] = value
  const percent = (age: number) => `${((age - min) / (max - min)) * 100}%`
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full justify-between gap-3 text-14">
        <span className={props.hideLegend ? 'sr-only' : 'font-semibold'}>{props.legend}</span>
        <span aria-hidden="true" className="tabular-nums text-muted">
          {props.valueLabel(from, to)}
        </span>
      </legend>
      <div className="relative h-11">
        <svg
          aria-hidden="true"
          className="absolute inset-x-3.5 top-0 h-full w-[calc(100%-28px)] overflow-visible"
        >
          <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line stroke-4" strokeLinecap="round" />
          <line x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" className="stroke-primary stroke-4" />
        </svg>
        <input
          type="range"
          aria-label={props.fromLabel}
          min={min}
          max={max}
          value={from}
          onChange={(event) => onChange([Math.min(Number(event.target.value), to), to])}
          className={from > (min + max) / 2 ? 'range-thumb z-10' : 'range-thumb'}
        />
        <input
          type="range"
          aria-label={props.toLabel}
          min={min}
          max={max}
          value={to}
          onChange={(event) => onChange([from, Math.max(Number(event.target.value), from)])}
          className="range-thumb"
        />
      </div>
    </fieldset>
  )
}
