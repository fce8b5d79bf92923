import type { ReactNode } from 'react'

type PhotoLabelProps = { icon?: ReactNode; children: ReactNode }

export function PhotoLabel({ icon, children }: PhotoLabelProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 rounded-full bg-white py-1 pr-2.5 pl-2 text-12 font-bold leading-snug text-on-secondary shadow-1">
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
