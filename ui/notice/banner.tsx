import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon.tsx'
import { circleCheck, info, triangleAlert } from '../icons.ts'

export type NoticeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

export const noticeTones: Record<NoticeTone, { box: string; icon: string }> = {
  neutral: { box: 'bg-sunken', icon: 'text-muted' },
  accent: { box: 'bg-primary-tint', icon: 'text-primary-text' },
  success: { box: 'bg-success-tint', icon: 'text-success' },
  warning: { box: 'bg-warning-tint', icon: 'text-warning' },
  danger: { box: 'bg-danger-tint', icon: 'text-danger' },
}

const icons = {
  neutral: info,
  accent: info,
  success: circleCheck,
  warning: triangleAlert,
  danger: triangleAlert,
}

export function NoticeIcon({ tone }: { tone: NoticeTone }) {
  const icon = icons[tone]
  return <Icon icon={icon} size={20} className={noticeTones[tone].icon} />
}

type BannerProps = {
  tone?: NoticeTone | undefined
  icon?: Elements
  action?: Elements
  /** Makes screen readers read it at once: for something that has just failed. */
  urgent?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Banner({ tone = 'neutral', icon, action, urgent, className, children }: BannerProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-4 py-3 text-14',
        noticeTones[tone].box,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <span className="mt-px flex-none">{icon ?? <NoticeIcon tone={tone} />}</span>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action}
    </div>
  )
}
