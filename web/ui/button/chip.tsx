import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { chipStyle } from './chip-style.ts'

type ChipProps = { icon?: ReactNode | undefined; shared?: boolean | undefined; children: ReactNode }

export function Chip({ icon, shared, children }: ChipProps) {
  return (
    <span
      className={classNames(
        chipStyle,
        shared ? 'border-transparent bg-primary-tint text-primary-text' : 'border-line bg-surface text-text',
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
