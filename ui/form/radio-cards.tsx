import { Fragment, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

type RadioCard<Value extends string> = {
  value: Value
  title: ReactNode
  text?: ReactNode | undefined
  icon?: ReactNode | undefined
  label?: ReactNode | undefined
  /** What is asked next, in a row of its own, while the card is chosen. */
  below?: ReactNode | undefined
  disabled?: boolean | undefined
}

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean | undefined
  options: RadioCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** A card was tapped or clicked, chosen before or not. The keyboard only chooses: its arrows pass over options. */
  onTap?: ((value: Value) => void) | undefined
  name?: string | undefined
  className?: string | undefined
  /** From 1200 px, where the cards are narrow columns, the radio stands in the top corner. */
  corner?: boolean | undefined
}

const cardStyle =
  'relative flex min-h-15 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 ' +
  'hover:border-control has-checked:border-primary has-checked:inset-ring-2 has-checked:inset-ring-primary ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-muted'

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const ownName = useId()
  const labelled = props.options.some((option) => option.label != null)
  return (
    <fieldset className="min-w-0">
      <legend className={props.hideLegend ? 'sr-only' : 'text-14 font-semibold'}>{props.legend}</legend>
      <div className={classNames(labelled ? 'pt-4' : 'pt-2', props.className ?? 'grid gap-2.5')}>
        {props.options.map((option) => (
          <Fragment key={option.value}>
            <label
              onPointerUp={(event) => event.button === 0 && !option.disabled && props.onTap?.(option.value)}
              className={classNames(cardStyle, props.corner && 'xl:items-start xl:py-5')}
            >
              {option.label && (
                <span className="absolute -top-2.5 left-4 rounded-full bg-primary-tint px-2.5 py-0.5 text-12 font-bold text-primary-text outline-3 outline-bg">
                  {option.label}
                </span>
              )}
              <input
                type="radio"
                name={props.name ?? ownName}
                value={option.value}
                checked={props.value === option.value}
                disabled={option.disabled}
                onChange={() => props.onChange(option.value)}
                className={classNames(
                  'size-5.5 flex-none appearance-none rounded-full border-2 border-control',
                  'checked:border-7 checked:border-primary focus-visible:outline-none',
                  props.corner && 'xl:absolute xl:top-4 xl:right-4',
                )}
              />
              {option.icon && <span className="flex-none text-muted">{option.icon}</span>}
              <span className="min-w-0 flex-1">
                <span className="block font-bold leading-snug">{option.title}</span>
                {option.text && <span className="block text-14 text-muted">{option.text}</span>}
              </span>
            </label>
            {option.below && props.value === option.value && (
              <div className="col-span-full">{option.below}</div>
            )}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
