import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type DataListProps = {
  items: { term: ReactNode; value: ReactNode; key?: string | undefined }[]
  columns?: 1 | 2 | undefined
}

export function DataList({ items, columns = 1 }: DataListProps) {
  return (
    <dl className={classNames('grid grid-cols-[minmax(0,1fr)] gap-x-6', columns === 2 && 'sm:grid-cols-2')}>
      {items.map((item, index) => (
        <div
          key={item.key ?? index}
          className="flex items-baseline justify-between gap-3 border-b border-line py-2.25 text-14"
        >
          <dt className="text-muted">{item.term}</dt>
          <dd className="min-w-0 text-right font-semibold">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
