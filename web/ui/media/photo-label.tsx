import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type PhotoLabelProps = {
  icon?: ReactNode | undefined
  tone?: 'plain' | 'news' | undefined
  children: ReactNode
}

export function PhotoLabel({ icon, tone = 'plain', children }: PhotoLabelProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1.5 rounded-[12px] py-1 pr-2.5 text-12 font-bold leading-snug text-on-secondary shadow-1',
        icon ? 'pl-2' : 'pl-2.5',
        tone === 'news' ? 'bg-secondary' : 'bg-white',
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  )
}
