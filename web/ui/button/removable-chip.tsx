import x from 'lucide/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { chipOnStyle, chipStyle } from './chip-style.ts'

type RemovableChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void }

export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={classNames(chipStyle, chipOnStyle, 'pr-2.5 hover:bg-primary-tint/70')}
    >
      <span className="truncate">{children}</span>
      <Icon icon={x} size={16} className="flex-none" />
    </button>
  )
}
