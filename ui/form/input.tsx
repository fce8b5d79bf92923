import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { eye, eyeOff } from '../icons.ts'
import { useFieldControl } from './field.tsx'

export const inputStyle =
  'w-full min-h-12 rounded-input border border-control bg-surface px-3.5 py-2.5 text-16 text-text transition-colors ' +
  'placeholder:text-muted placeholder:opacity-100 hover:border-text ' +
  'focus-visible:border-transparent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted'

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

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <Icon icon={eyeOff} size={20} /> : <Icon icon={eye} size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
