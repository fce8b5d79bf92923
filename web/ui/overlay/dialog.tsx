import { type ReactNode, useId } from 'react'
import { DialogFrame } from './dialog-frame.tsx'
import { Modal } from './modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** False: neither Escape nor the backdrop closes it, and it has no closing button. */
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
