import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon.tsx'
import { x } from '../icons.ts'
import { NoticeIcon, type NoticeTone, noticeTones } from './banner.tsx'

export type AlertBoxProps = {
  tone?: NoticeTone | undefined
  icon?: Elements
  title?: ReactNode | undefined
  action?: Elements
  dismissLabel: string
  onDismiss?: () => void
  className?: string | undefined
  children: ReactNode
}

/** A notice with a way to put it away. Whoever shows it remembers that. */
export function AlertBox(props: AlertBoxProps) {
  const tone = props.tone ?? 'accent'
  return (
    <section
      className={classNames(
        'flex animate-rise items-start gap-3 rounded-card py-1.5 pr-1.5 pl-4 text-14',
        noticeTones[tone].box,
        props.className,
      )}
    >
      <span className="mt-3 flex-none">{props.icon ?? <NoticeIcon tone={tone} />}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <div className="min-w-0 flex-1 basis-52">
          {props.title && <p className="font-bold">{props.title}</p>}
          <div>{props.children}</div>
        </div>
        {props.action}
      </div>
      <IconButton
        label={props.dismissLabel}
        icon={<Icon icon={x} size={20} />}
        onClick={() => props.onDismiss?.()}
      />
    </section>
  )
}
