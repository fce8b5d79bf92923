import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldContext } from './field-control.ts'
import { FieldNotes } from './field-notes.tsx'

type FieldGroupProps = {
  legend: ReactNode
  hint?: ReactNode | undefined
  error?: ReactNode | undefined
  hideLegend?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function FieldGroup({ legend, hint, error, hideLegend, className, children }: FieldGroupProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = classNames(Boolean(error) && errorId, Boolean(hint) && hintId) || undefined
  return (
    <fieldset
      aria-describedby={describedBy}
      className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-14 font-semibold'}>{legend}</legend>
      <FieldContext value={{ invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldNotes hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </fieldset>
  )
}
