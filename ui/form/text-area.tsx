import { type ComponentProps, type InputEvent, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldControl } from './field.tsx'
import { inputStyle } from './input.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onInput'> & {
  remainingLabel?: (remaining: number) => string
  onInput?: (event: InputEvent<HTMLTextAreaElement>) => void
}

export function TextArea({ maxLength, remainingLabel, className, onInput, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest)
  const counterId = useId()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = typeof rest.value === 'string' ? rest.value.length : typed
  const counted = maxLength !== undefined && remainingLabel !== undefined
  const remaining = counted ? maxLength - length : 0
  const near = counted && remaining <= Math.max(10, Math.ceil(maxLength / 10))
  return (
    <div className="grid gap-1">
      <textarea
        rows={3}
        // By itself the browser scrolls only the line of the cursor into view, in a low window the first of three.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        {...rest}
        {...control}
        aria-describedby={classNames(control['aria-describedby'], counted && counterId) || undefined}
        maxLength={maxLength}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length)
          onInput?.(event)
        }}
        className={classNames(inputStyle, 'max-h-80 min-h-24 resize-y field-sizing-content', className)}
      />
      {counted && (
        <p
          className={classNames(
            'text-right text-12 tabular-nums',
            near ? 'font-semibold text-text' : 'text-muted',
          )}
        >
          <span id={counterId}>{remainingLabel(remaining)}</span>
          <span aria-live="polite" className="sr-only">
            {near && remainingLabel(remaining)}
          </span>
        </p>
      )}
    </div>
  )
}
