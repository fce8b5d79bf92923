import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { type NoticeTone, noticeTones } from './notice-tone.ts'

type BannerProps = {
  tone?: NoticeTone | undefined
  icon?: ReactNode | undefined
  action?: ReactNode | undefined
  /** Interrupts a screen reader: for what just failed, not for what stands there. */
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
