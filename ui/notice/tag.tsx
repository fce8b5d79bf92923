import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'

type TagProps = {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined
  icon?: Elements
  children: ReactNode
}

const tones = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-primary-tint text-primary-text',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
}

export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.25 py-0.75 text-12 font-bold leading-snug',
        tones[tone],
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  )
}
