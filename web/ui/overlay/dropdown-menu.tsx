import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { beginMenu, menuKeys } from './menu-keys.ts'
import { placeMenu } from './place-menu.ts'

type MenuTrigger = {
  id: string
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

type DropdownMenuProps = {
  /** Spread what it gets on a Button or an IconButton. */
  trigger: (props: MenuTrigger) => ReactNode
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  const id = useId()
  const buttonId = `${id}-button`
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const close = () => menu.current?.hidePopover()
    addEventListener('resize', close)
    addEventListener('scroll', close, { passive: true })
    return () => {
      removeEventListener('resize', close)
      removeEventListener('scroll', close)
    }
  }, [open])

  function toggled(event: ToggleEvent<HTMLDivElement>) {
    const element = event.currentTarget
    const button = document.getElementById(buttonId)
    setOpen(event.newState === 'open')
    if (event.newState === 'open' && button) placeMenu(button, element, align)
  }
  return (
    <>
      {trigger({ id: buttonId, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={buttonId}
        onBeforeToggle={(event) => beginMenu(event.currentTarget)}
        onToggle={toggled}
        onKeyDown={(event) => (event.key === 'Tab' ? menu.current?.hidePopover() : menuKeys(event))}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[role^="menuitem"]'))
            menu.current?.hidePopover()
        }}
        className="menu"
      >
        {children}
      </div>
    </>
  )
}
