import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { chipOnStyle, chipStyle } from './chip-style.ts'

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
