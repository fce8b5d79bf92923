import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'
import { type IconButtonLook, iconButtonStyle } from './icon-button-style.ts'

type IconLinkProps = Omit<LinkProps, 'children'> &
  IconButtonLook & { label: string; icon: ReactNode; badge?: ReactNode | undefined }

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
