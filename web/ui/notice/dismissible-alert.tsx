import x from 'lucide/dist/esm/icons/x.mjs'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { NoticeIcon, type NoticeTone, noticeTones } from './banner.tsx'

type DismissibleAlertProps = {
  /** The device stores under this name that the alert was dismissed. Another name shows it again. */
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

/** The names of dismissed alerts, for when the browser refuses storage. */
const dismissed = new Set<string>()
const listeners = new Set<() => void>()
const storageKey = (name: string) => `dismissed.${name}`

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same site may have dismissed it.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function isDismissed(name: string): boolean {
  try {
    return dismissed.has(name) || localStorage.getItem(storageKey(name)) !== null
  } catch {
    return dismissed.has(name)
  }
}

function dismiss(name: string): void {
  dismissed.add(name)
  try {
    localStorage.setItem(storageKey(name), '1')
  } catch {
    // Stored in memory above, until the page is left.
  }
  for (const listener of listeners) listener()
}

/**
 * Whether an alert was dismissed, and a function that dismisses it. True on the server and during hydration, so that a
 * dismissed alert does not appear for a moment.
 */
export function useDismissed(name: string): [boolean, () => void] {
  const gone = useSyncExternalStore(
    subscribe,
    () => isDismissed(name),
    () => true,
  )
  return [gone, useCallback(() => dismiss(name), [name])]
}
