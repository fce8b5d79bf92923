import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon.tsx'
import { x } from '../icons.ts'
import { Modal } from './modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** False: Escape and a click outside do not close it, and it has no close button. */
  dismissible?: boolean | undefined
  closeLabel?: string | undefined
  footer?: ReactNode | undefined
  wide?: boolean | undefined
  children: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  dismissible = true,
  closeLabel,
  footer,
  wide,
  children,
}: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      aria-labelledby={titleId}
      className={wide ? 'modal-wide' : undefined}
    >
      <DialogFrame
        titleId={titleId}
        title={title}
        footer={footer}
        onClose={dismissible ? onClose : undefined}
        closeLabel={closeLabel}
      >
        {children}
      </DialogFrame>
    </Modal>
  )
}

type DialogFrameProps = {
  titleId: string
  title: ReactNode
  footer?: ReactNode | undefined
  /** Without it there is no close button. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  children: ReactNode
}

export function DialogFrame({
  titleId,
  title,
  footer,
  onClose,
  closeLabel = '',
  children,
}: DialogFrameProps) {
  return (
    <>
      <header className="flex items-start gap-2 pt-3 pr-2 pb-1 pl-5 sm:pl-6">
        <h2 id={titleId} className="min-w-0 flex-1 py-2 text-20 sm:text-24 sm:font-extrabold">
          {title}
        </h2>
        {onClose && <IconButton label={closeLabel} icon={<Icon icon={x} size={22} />} onClick={onClose} />}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain low:flex-none low:overflow-visible px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap gap-2.5 border-t border-line px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:flex-1 sm:px-6">
          {footer}
        </footer>
      )}
    </>
  )
}
