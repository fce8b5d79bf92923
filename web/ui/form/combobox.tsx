import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { placePopup } from '../overlay/place-popup.ts'
import { usePlaced } from '../overlay/use-placed.ts'
import { ComboboxList } from './combobox-list.tsx'
import { Input } from './input.tsx'
import { type ComboboxState, useCombobox } from './use-combobox.ts'

type ComboboxProps = Omit<
  ComponentProps<typeof Input>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'onKeyDown' | 'onBlur' | 'onClick' | 'end' | 'ref'
> &
  ComboboxState & {
    /** Names the list to a screen reader: what the options are. */
    listLabel: string
    emptyLabel: string
    /** Tells a screen reader how many options are left. */
    countLabel: (count: number) => string
  }

/** A text input that finds in a long list: by its beginning, a later word, and without accents. */
export function Combobox({
  options,
  matched,
  onTyped,
  value,
  onChange,
  listLabel,
  emptyLabel,
  countLabel,
  className,
  ...rest
}: ComboboxProps) {
  const box = useCombobox({ options, matched, onTyped, value, onChange })
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const { open, active, found } = box
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (open) popup.current?.showPopover()
    else popup.current?.hidePopover()
  }, [open])
  usePlaced(open, () => {
    if (input.current && popup.current) placePopup(input.current, popup.current)
  })
  useEffect(() => {
    if (!open || !input.current || !popup.current) return
    placePopup(input.current, popup.current)
    popup.current.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <>
      <Input
        {...rest}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={box.text}
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={box.show}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={box.leave}
        onKeyDown={box.onKeyDown}
        className={className}
        end={<Icon icon={chevronDown} size={20} className="pointer-events-none mx-2.5 text-muted" />}
      />
      <div ref={popup} popover="manual" className="menu menu-still">
        <ComboboxList
          id={listId}
          label={listLabel}
          options={open ? found : []}
          value={value}
          active={active}
          optionId={optionId}
          onChoose={box.choose}
        />
        {open && found.length === 0 && <p className="px-3 py-2.5 text-14 text-muted">{emptyLabel}</p>}
      </div>
      <p role="status" className="sr-only">
        {open && (found.length === 0 ? emptyLabel : countLabel(found.length))}
      </p>
    </>
  )
}
