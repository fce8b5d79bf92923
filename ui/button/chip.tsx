import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon.tsx'
import { x } from '../icons.ts'

export const chipStyle =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border px-3.5 py-1 text-14 font-semibold whitespace-nowrap no-underline'

export const chipOnStyle = 'border-primary-text bg-primary-tint text-primary-text'

type ChipProps = { icon?: Elements; shared?: boolean | undefined; children: ReactNode }

export function Chip({ icon, shared, children }: ChipProps) {
  return (
    <span
      className={classNames(
        chipStyle,
        shared ? 'border-transparent bg-primary-tint text-primary-text' : 'border-line bg-surface text-text',
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}

type ChipButtonProps = ComponentProps<'button'> & { pressed?: boolean | undefined }

export function ChipButton({ pressed, type = 'button', className, ...rest }: ChipButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(
        chipStyle,
        'transition-colors active:scale-[0.975] disabled:border-line disabled:bg-sunken disabled:text-muted',
        pressed ? chipOnStyle : 'border-control bg-surface text-text hover:border-text',
        className,
      )}
    />
  )
}

type RemovableChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void }

export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={classNames(chipStyle, chipOnStyle, 'pr-2.5 hover:bg-primary-tint/70')}
    >
      <span className="truncate">{children}</span>
      <Icon icon={x} size={16} className="flex-none" />
    </button>
  )
}
