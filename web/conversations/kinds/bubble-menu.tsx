import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ellipsis } from '#ui/icons.ts'
import type { BubbleMenuProps } from './bubble-menu-props.ts'

const BubbleActions = lazyPart(async () => ({
  default: (await import('./bubble-actions.tsx')).BubbleActions,
}))

const closingMs = 250

/** The small button beside a message. What it opens is loaded when it is pressed for the first time. */
export function BubbleMenu(props: BubbleMenuProps) {
  const t = useTranslations('messageKinds.menu')
  const [opened, setOpened] = useState(false)
  const closedAt = useRef(0)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  // Pressing the button dismisses an open menu by itself, and would open it again.
  function press() {
    if (performance.now() - closedAt.current > closingMs) setOpened(true)
  }
  function dismiss() {
    closedAt.current = performance.now()
    setOpened(false)
  }
  return (
    <>
      <IconButton
        ref={setButton}
        label={t('label')}
        icon={<Icon icon={ellipsis} size={18} />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={press}
        className="size-9! self-center text-muted pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100 pointer-fine:aria-expanded:opacity-100"
      />
      {opened && button && (
        <Suspense>
          <BubbleActions {...props} button={button} onDismiss={dismiss} onDone={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
