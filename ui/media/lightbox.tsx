import type { ComponentProps } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon.tsx'
import { x } from '../icons.ts'
import { Modal } from '../overlay/modal.tsx'
import { useBackCloses } from '../overlay/use-back-closes.ts'
import { Gallery } from './gallery.tsx'

type LightboxProps = Omit<ComponentProps<typeof Gallery>, 'fill' | 'overlay' | 'onOpen' | 'openLabel'> & {
  open: boolean
  onClose: () => void
  closeLabel: string
}

export function Lightbox({ open, onClose, closeLabel, ...gallery }: LightboxProps) {
  useBackCloses(open, onClose)
  return (
    <Modal open={open} onClose={onClose} aria-label={gallery.label} className="modal-full on-night">
      <Gallery {...gallery} fill />
      <IconButton
        variant="photo"
        label={closeLabel}
        icon={<Icon icon={x} size={24} />}
        onClick={onClose}
        className="absolute! top-6 right-3 z-4"
      />
    </Modal>
  )
}
