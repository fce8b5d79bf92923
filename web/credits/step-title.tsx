import type { ReactNode } from 'react'

/** The heading of one of the three steps. */
export function StepTitle({ step, children }: { step: number; children: ReactNode }) {
  return (
    <h2 className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-7 flex-none place-items-center rounded-full bg-text text-14 font-bold text-bg tabular-nums"
      >
        {step}
      </span>
      {children}
    </h2>
  )
}
