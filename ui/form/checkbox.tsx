import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldControl } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode | undefined
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl(rest)
  return (
    <label className={classNames('flex min-h-9 items-start gap-2.5 py-1.5 text-14', className)}>
      <input
        {...rest}
        type="checkbox"
        aria-describedby={describedBy}
        aria-invalid={invalid}
        className="check-box mt-px"
      />
      <span className="min-w-0">
        <span>{label}</span>
        {hint && <span className="block text-12 text-muted">{hint}</span>}
      </span>
    </label>
  )
}
