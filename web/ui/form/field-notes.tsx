import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

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
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-1.5 text-14 font-semibold text-danger">
          <Icon icon={triangleAlert} size={16} className="mt-0.5 flex-none" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </>
  )
}
