import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

type FieldNotesProps = { hintId: string; errorId: string; hint?: ReactNode; error?: ReactNode }

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
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </>
  )
}
