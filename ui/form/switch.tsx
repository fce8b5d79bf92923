import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode | undefined
  hideLabel?: boolean | undefined
}

// A native checkbox reports its state itself; aria-checked could contradict it.
const asSwitch = { type: 'checkbox', role: 'switch' } as const

export function Switch({ label, hint, hideLabel, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames('flex min-h-11 items-center justify-between gap-4', className)}>
      <span className={hideLabel ? 'sr-only' : 'min-w-0 py-1'}>
        <span className="block text-14 font-semibold">{label}</span>
        {hint && <span className="block text-12 text-muted">{hint}</span>}
      </span>
      <span className="relative flex-none">
        <input {...rest} {...asSwitch} className="absolute inset-0 m-0 size-full opacity-0" />
        <span aria-hidden="true" className="switch-track block" />
      </span>
    </label>
  )
}
