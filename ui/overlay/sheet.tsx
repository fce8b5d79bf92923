import { type ReactNode, useId } from 'react'
import { DialogFrame } from './dialog.tsx'
import { Modal } from './modal.tsx'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  footer?: ReactNode | undefined
  /** Its side on a desktop. On a phone it is at the bottom. */
  desktop?: 'centre' | 'side' | undefined
  children: ReactNode
}

export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  desktop = 'centre',
  children,
}: SheetProps) {
  const titleId = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className={desktop === 'side' ? 'modal-side' : undefined}
    >
      <DialogFrame titleId={titleId} title={title} footer={footer} onClose={onClose} closeLabel={closeLabel}>
        {children}
      </DialogFrame>
    </Modal>
  )
}
