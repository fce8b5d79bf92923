import type { ReactNode } from 'react'
import type { To } from 'react-router'

export type SortDirection = 'ascending' | 'descending'
export type DataSort = { key: string; direction: SortDirection }

export type DataColumn<Row> = {
  key: string
  /** The header's text. On a phone it is shown before each value. */
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers, amounts and times are aligned to the end, with digits of equal width. */
  align?: 'start' | 'end' | undefined
  /** The direction of the first sorting. Without it the column cannot be sorted. */
  sort?: SortDirection | undefined
  /** For a picture or an icon: only screen readers get the header. */
  hideHeader?: boolean | undefined
  className?: string | undefined
}

export type DataSelection<Row> = {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  rowLabel: (row: Row) => string
  allLabel: string
  /** "3 chosen", shown on the bar and read by screen readers. */
  countLabel: (count: number) => string
  clearLabel: string
  /** The buttons for the chosen rows. */
  actions: ReactNode
}

export type DataSorting = { sort: DataSort } & (
  | { to: (sort: DataSort) => To; onSort?: undefined }
  | { to?: undefined; onSort: (sort: DataSort) => void }
)

/** The sorting after a click on a column's header: first its own direction, then the other one. */
export function nextSort(key: string, first: SortDirection, now: DataSort): DataSort {
  if (now.key !== key) return { key, direction: first }
  return { key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * ARIA roles for the table's elements. On a phone they are not laid out as a table, and some browsers then drop its
 * semantics.
 */
export const tableRole = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  silentRow: { 'aria-hidden': true },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
