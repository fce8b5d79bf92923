import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon.tsx'
import { ban, ellipsis, flag, gift } from '../icons.ts'
import { LoadingBar } from '../notice/progress.tsx'
import { DropdownMenu } from '../overlay/dropdown-menu.tsx'
import { MenuItem, MenuSeparator } from '../overlay/menu-item.tsx'
import { Popover } from '../overlay/popover.tsx'
import { useToast } from '../overlay/use-toast.ts'
import { DialogSamples } from './dialog-samples.tsx'
import { Line } from './section.tsx'

const small = { size: 'sm', variant: 'outline' } as const
const nothing = () => {}

export function OverlaySamples() {
  const [loading, setLoading] = useState(false)
  const toast = useToast()
  return (
    <>
      <LoadingBar active={loading} label="Loading" />
      <DialogSamples />
      <Line>
        <DropdownMenu
          align="start"
          trigger={(props) => (
            <IconButton {...props} label="More" variant="line" icon={<Icon icon={ellipsis} />} />
          )}
        >
          <MenuItem icon={<Icon icon={gift} size={20} />} onSelect={nothing}>
            Send a gift
          </MenuItem>
          <MenuItem icon={<Icon icon={flag} size={20} />} to="/">
            Report
          </MenuItem>
          <MenuItem checked onSelect={nothing}>
            Chosen
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<Icon icon={ban} size={20} />} onSelect={nothing}>
            Block Freya
          </MenuItem>
        </DropdownMenu>
        <Popover
          label="How the price is made"
          className="max-w-72!"
          trigger={(props) => (
            <Button {...props} {...small}>
              Popover
            </Button>
          )}
        >
          <p className="mb-2 font-bold">€ 0.55 a message</p>
          <p className="mb-3">A message costs 1 credit. Reading, liking and looking are free.</p>
          <Button {...small}>All prices</Button>
        </Popover>
        <Button
          {...small}
          onClick={() =>
            toast({ text: 'Conversation removed', action: { label: 'Undo', onAction: nothing } })
          }
        >
          Toast
        </Button>
        <Button
          {...small}
          onClick={() =>
            toast({
              text: 'Die Benachrichtigungseinstellungen wurden gespeichert',
              action: { label: 'Rückgängig machen', onAction: nothing },
            })
          }
        >
          Long toast
        </Button>
        <Button {...small} onClick={() => setLoading(!loading)}>
          Loading bar
        </Button>
      </Line>
    </>
  )
}
