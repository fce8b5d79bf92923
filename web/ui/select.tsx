import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-control.ts'
import { inputStyle } from './input-style.ts'

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl(rest)
  return (
    <span className="relative block">
      <select
        {...rest}
        {...control}
        className={classNames(inputStyle, 'appearance-none truncate pr-10', className)}
      />
      <ChevronDown
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
      />
    </span>
  )
}
