import type { DataColumn } from './data-column.ts'
import { tableRole } from './data-table-roles.ts'

type DataTableSkeletonProps<Row> = {
  columns: DataColumn<Row>[]
  choosable: boolean
  rows?: number | undefined
}

/** Rows in the shape of those that are coming. */
export function DataTableSkeleton<Row>({ columns, choosable, rows = 6 }: DataTableSkeletonProps<Row>) {
  const numbers = Array.from({ length: rows }, (_, index) => index)
  return numbers.map((number) => (
    <tr key={number} {...tableRole.silentRow}>
      {choosable && (
        <td className="data-table-choice">
          <span className="skeleton block size-5 rounded-[6px]" />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} data-align={column.align} className={column.className}>
          <span
            className={column.hideHeader ? 'skeleton block size-8 rounded-small' : 'skeleton data-table-bone'}
            data-long={index < 2 ? '' : undefined}
          />
        </td>
      ))}
    </tr>
  ))
}
