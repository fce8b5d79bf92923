import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { check, chevronDown } from '../icons.ts'
import { placePopup, usePlaced } from '../overlay/placing.ts'
import { Input } from './input.tsx'
import type { ComboboxOption } from './match-options.ts'
import { type ComboboxState, useCombobox } from './use-combobox.ts'

type ComboboxProps = Omit<
  ComponentProps<typeof Input>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'onKeyDown' | 'onBlur' | 'onClick' | 'end' | 'ref'
> &
  ComboboxState & {
    /** The list's name for screen readers: what the options are. */
    listLabel: string
    emptyLabel: string
    /** The number of remaining options, for screen readers. */
    countLabel: (count: number) => string
  }

/** A text input that searches a long list: by the start of an option or of a later word. */
export function Combobox({
  options,
  fold,
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
  const box = useCombobox({ options, fold, matched, onTyped, value, onChange })
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

type ComboboxListProps = {
  id: string
  label: string
  options: ComboboxOption[]
  value: string
  active: number
  optionId: (index: number) => string
  onChoose: (option: ComboboxOption) => void
}

/** The list of options. The focus stays in the input; here options are only shown and clicked. */
function ComboboxList(props: ComboboxListProps) {
  return (
    <div
      id={props.id}
      role="listbox"
      tabIndex={-1}
      aria-label={props.label}
      hidden={props.options.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {props.options.map((option, index) => (
        <div
          key={option.value}
          id={props.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === props.value}
          data-active={index === props.active ? '' : undefined}
          onClick={() => props.onChoose(option)}
          onKeyDown={(event) => event.key === 'Enter' && props.onChoose(option)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-2 text-16 hover:bg-control/15',
            'data-active:bg-control/15 data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus',
          )}
        >
          <span className="min-w-0 flex-1">
            {option.label}
            {option.hint && <span className="block text-12 text-muted">{option.hint}</span>}
          </span>
          {option.value === props.value && (
            <Icon icon={check} size={18} className="flex-none text-primary-text" />
          )}
        </div>
      ))}
    </div>
  )
}
