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
