import { type AriaAttributes, createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { triangleAlert } from '../icons.ts'

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

type FieldNotesProps = {
  hintId: string
  errorId: string
  hint?: ReactNode | undefined
  error?: ReactNode | undefined
}

export function FieldNotes({ hintId, errorId, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className="text-12 text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}

/** What is wrong with a field, said at once. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-14 font-semibold text-danger">
      <Icon icon={triangleAlert} size={16} className="mt-0.5 flex-none" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

type FieldControl = {
  id?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
}

type OwnAttributes = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid'] | undefined
}

const FieldContext = createContext<FieldControl>({})

/** The attributes that a control inside a Field takes from it. The control's own attributes win. */
export function useFieldControl(own: OwnAttributes) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field.id,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  }
}
