import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> & {
  open: boolean
  onClose: () => void
  dismissible?: boolean
  children: ReactNode
}

export function Modal({ open, onClose, dismissible = true, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
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
      {open && children}
    </dialog>
  )
}
