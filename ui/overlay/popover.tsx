import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { placeMenu, usePlaced } from './placing.ts'

type PopoverTrigger = {
  id: string
  popoverTarget: string
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
}

type PopoverProps = {
  /** Spread the given props on a Button or an IconButton. */
  trigger: (props: PopoverTrigger) => Elements
  label: string
  align?: 'start' | 'end' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A small panel beside its button. A click outside or Escape closes it and returns the focus to the button. */
export function Popover({ trigger, label, align = 'start', className, children }: PopoverProps) {
  const id = useId()
  const buttonId = `${id}-button`
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  usePlaced(open, () => {
    const button = document.getElementById(buttonId)
    if (button && panel.current) placeMenu(button, panel.current, align)
  })
  return (
    <>
      {trigger({ id: buttonId, popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-expanded': open })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
        className={classNames('menu px-4! py-3! text-14', className)}
      >
        {children}
      </div>
    </>
  )
}
