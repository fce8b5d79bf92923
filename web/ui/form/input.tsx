import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldControl } from './field-control.ts'
import { inputStyle } from './input-style.ts'

type InputProps = ComponentProps<'input'> & { start?: ReactNode | undefined; end?: ReactNode | undefined }

export function Input({ start, end, className, ...rest }: InputProps) {
  const control = useFieldControl(rest)
  const input = (
    <input
      {...rest}
      {...control}
      className={classNames(inputStyle, Boolean(start) && 'pl-11', Boolean(end) && 'pr-12', className)}
    />
  )
  if (!start && !end) return input
  return (
    <span className="relative block">
      {start && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted">
          {start}
        </span>
      )}
      {input}
      {end && <span className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</span>}
    </span>
  )
}
