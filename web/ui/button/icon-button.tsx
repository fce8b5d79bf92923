import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type IconButtonLook, iconButtonStyle } from './icon-button-style.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  IconButtonLook & { label: string; icon: ReactNode; badge?: ReactNode | undefined }

export function IconButton({
  label,
  icon,
  badge,
  variant,
  size,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={rest.title ?? label}
      className={classNames(iconButtonStyle({ variant, size }), className)}
    >
      {icon}
      <span className="sr-only">{label}</span>
      {badge && <span className="absolute left-[55%] -top-0.5 grid">{badge}</span>}
    </button>
  )
}
