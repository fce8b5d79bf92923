import x from 'lucide/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { NoticeIcon } from './notice-icon.tsx'
import { type NoticeTone, noticeTones } from './notice-tone.ts'
import { useDismissed } from './use-dismissed.ts'

type DismissibleAlertProps = {
  /** Under this name the device remembers that it was dismissed; another name shows it anew. */
  name: string
  tone?: NoticeTone | undefined
  icon?: ReactNode | undefined
  title?: ReactNode | undefined
  action?: ReactNode | undefined
  dismissLabel: string
  onDismiss?: () => void
  children: ReactNode
}

/** Shown until it is dismissed, and never again on this device. */
export function DismissibleAlert(props: DismissibleAlertProps) {
  const [dismissed, dismiss] = useDismissed(props.name)
  const tone = props.tone ?? 'accent'
  if (dismissed) return null
  return (
    <section
      className={classNames(
        'flex animate-rise items-start gap-3 rounded-card py-1.5 pr-1.5 pl-4 text-14',
        noticeTones[tone].box,
      )}
    >
      <span className="mt-3 flex-none">{props.icon ?? <NoticeIcon tone={tone} />}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <div className="min-w-0 flex-1 basis-52">
          {props.title && <p className="font-bold">{props.title}</p>}
          {props.children}
        </div>
        {props.action}
      </div>
      <IconButton
        label={props.dismissLabel}
        icon={<Icon icon={x} size={20} />}
        onClick={() => {
          dismiss()
          props.onDismiss?.()
        }}
      />
    </section>
  )
}
