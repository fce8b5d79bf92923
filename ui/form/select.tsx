import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { chevronDown } from '../icons.ts'
import { useFieldControl } from './field.tsx'
import { inputStyle } from './input.tsx'

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl(rest)
  return (
    <span className="relative block">
      <select
        {...rest}
        {...control}
        className={classNames(inputStyle, 'appearance-none truncate pr-10', className)}
      />
      <Icon
        icon={chevronDown}
        size={20}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
      />
    </span>
  )
}
