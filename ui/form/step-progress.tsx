import { classNames } from '../class-names.ts'

type StepProgressProps = { label: string; step: number; steps: number; className?: string | undefined }

/** `step` counts from 1 and is the one being answered. */
export function StepProgress({ label, step, steps, className }: StepProgressProps) {
  const numbers = Array.from({ length: steps }, (_, index) => index + 1)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={step}
      className={classNames('flex gap-1.5', className)}
    >
      {numbers.map((number) => (
        <span
          key={number}
          className={classNames(
            'h-1.25 flex-1 rounded-full',
            number < step && 'bg-primary',
            number === step && 'bg-linear-to-r from-primary from-50% to-line to-50%',
            number > step && 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
