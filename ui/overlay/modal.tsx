import { type ComponentProps, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  open: boolean
  onClose: () => void
  dismissible?: boolean | undefined
  children: ReactNode
}

export function Modal({ open, onClose, dismissible = true, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const [mounted, setMounted] = useState(open)
  if (open && !mounted) setMounted(true)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      opener.current = document.activeElement
      element.showModal()
    }
    if (!open && element.open) element.close()
    if (open) return
    let left = false
    const leaving = element.getAnimations().map((animation) => animation.finished)
    void Promise.allSettled(leaving).then(() => !left && setMounted(false))
    return () => {
      left = true
    }
  }, [open])
  // The browser restores the focus when a dialog closes, but not when it is removed while open.
  useEffect(() => {
    const element = dialog.current
    if (!open) return
    return () => {
      if (element?.isConnected || document.activeElement !== document.body) return
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [open])
  return (
    <dialog
      {...rest}
      ref={dialog}
      closedby={dismissible ? 'any' : 'none'}
      onClose={() => open && onClose()}
      onCancel={(event) => !dismissible && event.preventDefault()}
      onKeyDown={(event) => !dismissible && event.key === 'Escape' && event.preventDefault()}
      onClick={(event) => dismissible && event.target === dialog.current && onClose()}
      className={classNames('modal', className)}
    >
      {mounted && <Held open={open}>{children}</Held>}
    </dialog>
  )
}

type HeldProps = { open: boolean; children: ReactNode }

/** While the dialog fades out it keeps its last content, whose data is often gone by then. */
const Held = memo(
  ({ children }: HeldProps) => children,
  (_, next) => !next.open,
)
