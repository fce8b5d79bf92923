import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'

export type IconButtonLook = {
  variant?: 'plain' | 'line' | 'photo' | 'primary' | undefined
  size?: 'md' | 'lg' | undefined
}

const variants = {
  plain: 'border-transparent hover:bg-control/15',
  line: 'border-control bg-surface text-text hover:border-text hover:bg-sunken',
  photo: 'border-transparent bg-ink/60 text-white hover:bg-ink/80 focus-visible:outline-white',
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
}

function iconButtonStyle({ variant = 'plain', size = 'md' }: IconButtonLook): string {
  return classNames(
    'relative inline-grid flex-none place-items-center rounded-full border-[1.5px] transition',
    'active:scale-95 disabled:cursor-not-allowed disabled:opacity-50',
    size === 'lg' ? 'size-12' : 'size-11',
    variants[variant],
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  IconButtonLook & { label: string; icon: Elements; badge?: Elements }

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

type IconLinkProps = Omit<LinkProps, 'children'> &
  IconButtonLook & { label: string; icon: Elements; badge?: Elements }

export function IconLink({ label, icon, badge, variant, size, className, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      title={rest.title ?? label}
      className={classNames(iconButtonStyle({ variant, size }), className)}
    >
      {icon}
      <span className="sr-only">{label}</span>
      {badge && <span className="absolute left-[55%] -top-0.5 grid">{badge}</span>}
    </Link>
  )
}
