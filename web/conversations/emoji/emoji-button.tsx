import { Suspense, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { faceSlightlySmiling as smile } from '#ui/icons.ts'
import { placeMenu, usePlaced } from '#ui/overlay/placing.ts'

const EmojiPanel = lazyPart(async () => ({ default: (await import('./emoji-panel.tsx')).EmojiPanel }))

/** Opens the emoji picker beside the message field. Its code and data are loaded when it is opened. */
export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTranslations('messageKinds.emoji')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  usePlaced(open, () => {
    const button = document.getElementById(`${id}-button`)
    if (button && panel.current) placeMenu(button, panel.current, 'end')
  })
  return (
    <>
      <IconButton
        id={`${id}-button`}
        label={t('button')}
        icon={<Icon icon={smile} size={22} />}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('button')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="menu p-3!"
      >
        {open && (
          <Suspense fallback={<div className="h-80 w-75" />}>
            <EmojiPanel
              onPick={(emoji) => {
                panel.current?.hidePopover()
                onPick(emoji)
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
