import Ban from 'lucide-react/icons/ban'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { DropdownMenu } from '../dropdown-menu.tsx'
import { IconButton } from '../icon-button.tsx'
import { LoadingBar } from '../loading-bar.tsx'
import { MenuItem } from '../menu-item.tsx'
import { MenuSeparator } from '../menu-separator.tsx'
import { Sheet } from '../sheet.tsx'
import { useToast } from '../use-toast.ts'
import { Line } from './line.tsx'
import { Section } from './section.tsx'

type Shown = 'dialog' | 'firm' | 'sheet' | 'side' | null

export function OverlaysSection() {
  const [shown, setShown] = useState<Shown>(null)
  const [loading, setLoading] = useState(false)
  const toast = useToast()
  const close = () => setShown(null)
  const small = { size: 'sm', variant: 'outline' } as const
  const text = <p>Both sides keep what was written until one of you deletes it.</p>
  return (
    <Section title="Dialogs, menus, toasts, loading bar">
      <LoadingBar active={loading} label="Loading" />
      <Line>
        <Button {...small} onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        <Button {...small} onClick={() => setShown('firm')}>
          Firm dialog
        </Button>
        <Button {...small} onClick={() => setShown('sheet')}>
          Sheet
        </Button>
        <Button {...small} onClick={() => setShown('side')}>
          Side sheet
        </Button>
        <Button
          {...small}
          onClick={() => toast({ text: 'Conversation removed', action: { label: 'Undo', onAction: close } })}
        >
          Toast
        </Button>
        <Button {...small} onClick={() => setLoading(!loading)}>
          Loading bar
        </Button>
        <DropdownMenu
          align="start"
          trigger={(props) => (
            <IconButton {...props} label="More" variant="line" icon={<Ellipsis aria-hidden="true" />} />
          )}
        >
          <MenuItem icon={<Gift size={20} aria-hidden="true" />} onSelect={close}>
            Send a gift
          </MenuItem>
          <MenuItem icon={<Flag size={20} aria-hidden="true" />} to="/">
            Report
          </MenuItem>
          <MenuItem checked onSelect={close}>
            Chosen
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<Ban size={20} aria-hidden="true" />} onSelect={close}>
            Block Freya
          </MenuItem>
        </DropdownMenu>
      </Line>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Delete this conversation?"
        closeLabel="Close"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        {text}
      </Dialog>
      <Dialog
        open={shown === 'firm'}
        onClose={close}
        dismissible={false}
        title="Are you 18 or older?"
        footer={<Button onClick={close}>I am</Button>}
      >
        <p>Neither Escape nor the backdrop closes this one.</p>
      </Dialog>
      <Sheet
        open={shown === 'sheet' || shown === 'side'}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        desktop={shown === 'side' ? 'side' : 'centre'}
        footer={<Button onClick={close}>Show 214 people</Button>}
      >
        {text}
      </Sheet>
    </Section>
  )
}
