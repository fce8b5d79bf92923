import check from 'lucide/dist/esm/icons/check.mjs'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { ComboboxOption } from './match-options.ts'

type ComboboxListProps = {
  id: string
  label: string
  options: ComboboxOption[]
  value: string
  active: number
  optionId: (index: number) => string
  onChoose: (option: ComboboxOption) => void
}

/** The keyboard's place is the input's: here options are only shown and pointed at. */
export function ComboboxList(props: ComboboxListProps) {
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
