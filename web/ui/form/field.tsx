import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldContext } from './field-control.ts'
import { FieldNotes } from './field-notes.tsx'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode | undefined
  error?: ReactNode | undefined
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Field({ label, hint, error, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = classNames(Boolean(error) && errorId, Boolean(hint) && hintId) || undefined
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-14 font-semibold'}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldNotes hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </div>
  )
}
