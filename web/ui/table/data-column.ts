import type { ReactNode } from 'react'
import type { To } from 'react-router'

export type SortDirection = 'ascending' | 'descending'
export type DataSort = { key: string; direction: SortDirection }

export type DataColumn<Row> = {
  key: string
  /** The head's words; on a phone they stand before each value. */
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers, amounts and times stand at the end, with figures of one width. */
  align?: 'start' | 'end' | undefined
  /** What the first press sorts by; without it the column cannot be sorted. */
  sort?: SortDirection | undefined
  /** For a picture or a mark: the head is for screen readers only. */
  hideHeader?: boolean | undefined
  className?: string | undefined
}

export type DataSelection<Row> = {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  rowLabel: (row: Row) => string
  allLabel: string
  /** "3 chosen", said and shown on the bar. */
  countLabel: (count: number) => string
  clearLabel: string
  /** The buttons of what can be done with all the chosen rows. */
  actions: ReactNode
}

export type DataSorting = { sort: DataSort } & (
  | { to: (sort: DataSort) => To; onSort?: undefined }
  | { to?: undefined; onSort: (sort: DataSort) => void }
)

/** What pressing a column's head asks for: its own first direction, and then the other one. */
export function nextSort(key: string, first: SortDirection, now: DataSort): DataSort {
  if (now.key !== key) return { key, direction: first }
  return { key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * Spread on the elements of the table: on a phone they are no longer laid out as one, and some browsers then forget
 * what they are.
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
