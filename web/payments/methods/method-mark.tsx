import type { ReactNode } from 'react'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { cardMarks } from './card-marks.tsx'
import { otherMarks } from './other-marks.tsx'

const marks: Record<PaymentMethod, ReactNode> = { ...cardMarks, ...otherMarks }

/** A way to pay as a person recognises it, in our own drawing, on the light tile that such marks are made for. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  return (
    <svg
      viewBox="0 0 60 40"
      aria-hidden="true"
      className="h-10 w-15 flex-none rounded-small bg-white ring-1 ring-line"
    >
      {marks[method]}
    </svg>
  )
}
