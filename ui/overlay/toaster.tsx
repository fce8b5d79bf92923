import { useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon.tsx'
import { x } from '../icons.ts'
import { type Toast, ToastContext } from './use-toast.ts'

const shownMs = 6000
/** The length of the closing animation. */
const leavingMs = 120
const longestStack = 3

type Shown = Toast & { id: number }
type ToasterProps = { label: string; dismissLabel: string; children: Elements }

export function Toaster({ label, dismissLabel, children }: ToasterProps) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const stack = useRef<HTMLElement>(null)
  const lastId = useRef(0)
  const show = useCallback((toast: Toast) => {
    lastId.current += 1
    const shown = { ...toast, id: lastId.current }
    setToasts((before) => [...before, shown].slice(-longestStack))
  }, [])
  const remove = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  )

  // Closed and opened for each toast, which puts it above a dialog that was opened meanwhile.
  useEffect(() => {
    if (stack.current?.matches(':popover-open')) stack.current.hidePopover()
    if (toasts.length > 0) stack.current?.showPopover()
  }, [toasts])

  return (
    <ToastContext value={show}>
      {children}
      <p aria-live="polite" className="sr-only">
        {toasts.at(-1)?.text}
      </p>
      <section ref={stack} popover="manual" aria-label={label} className="toast-stack">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {toasts.map((toast) => (
            <ToastRow key={toast.id} toast={toast} dismissLabel={dismissLabel} onRemove={remove} />
          ))}
        </ul>
      </section>
    </ToastContext>
  )
}

type ToastRowProps = { toast: Shown; dismissLabel: string; onRemove: (id: number) => void }

function ToastRow({ toast, dismissLabel, onRemove }: ToastRowProps) {
  const [held, setHeld] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { id, action, lasting } = toast
  useEffect(() => {
    if (held || lasting) return
    const timer = setTimeout(() => setLeaving(true), shownMs)
    return () => clearTimeout(timer)
  }, [held, lasting])
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => onRemove(id), leavingMs)
    return () => clearTimeout(timer)
  }, [leaving, id, onRemove])
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      inert={leaving}
      className={classNames(
        'flex min-h-13 w-full flex-wrap items-center gap-x-2 rounded-card bg-toast py-1.5 pr-1.5 pl-4 text-14 font-semibold text-on-toast shadow-3',
        leaving ? 'animate-sink' : 'animate-rise',
      )}
    >
      {toast.icon}
      <span className="line-clamp-3 min-w-0 flex-1 basis-40 hyphens-auto" title={toast.text}>
        {toast.text}
      </span>
      <span className="ml-auto flex max-w-full items-center">
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onAction()
              setLeaving(true)
            }}
            className="min-h-10 min-w-0 rounded-full px-3 font-bold underline underline-offset-3 outline-current hover:bg-control/30 focus-visible:outline-current"
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={() => setLeaving(true)}
          className="grid size-10 flex-none place-items-center rounded-full hover:bg-control/30 focus-visible:outline-current"
        >
          <Icon icon={x} size={18} />
        </button>
      </span>
    </li>
  )
}
