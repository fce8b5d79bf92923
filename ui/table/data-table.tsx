import './data-table.css'
import './data-table-parts.css'
import './data-table-stacked.css'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { classNames } from '../class-names.ts'
import { type DataColumn, type DataSelection, type DataSorting, tableRole } from './data-column.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { rowClick, useRowKeys } from './use-row-keys.ts'

type DataTableProps<Row> = {
  caption: string
  /** The first column with a visible header names its row. */
  columns: DataColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** The address that a row links to: by its name, a click anywhere on it, or Enter. */
  rowTo?: (row: Row) => To
  sorting?: DataSorting | undefined
  selection?: DataSelection<Row> | undefined
  loading?: boolean | undefined
  loadingLabel: string
  /** Shown instead of rows: what has failed, and a button to retry. */
  error?: ReactNode | undefined
  /** Shown instead of rows: that there are none, and why. */
  empty: ReactNode
  skeletonRows?: number | undefined
  /** With a height the table scrolls below its header. */
  className?: string | undefined
}

/**
 * A table of rows. Arrow keys, Home and End move between rows, Enter opens one and Space chooses it; Tab leaves the
 * rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, selection, loading } = props
  const keys = useRowKeys(rows.map(rowKey))
  const nameColumn = columns.find((column) => !column.hideHeader)?.key
  const instead = props.error ?? (rows.length === 0 && !loading ? props.empty : undefined)
  const width = columns.length + (selection ? 1 : 0)
  return (
    <div className="data-table-frame">
      <div className={classNames('data-table-scroller', props.className)}>
        <table {...tableRole.table} aria-busy={loading} className="data-table">
          <caption className="sr-only">{props.caption}</caption>
          <DataTableHead
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            sorting={props.sorting}
            selection={selection}
          />
          <tbody {...tableRole.group} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus} onClick={rowClick}>
            {instead ? (
              <tr {...tableRole.row} className="data-table-instead">
                <td {...tableRole.cell} colSpan={width}>
                  {instead}
                </td>
              </tr>
            ) : (
              rows.map((row) => (
                <DataTableRow
                  key={rowKey(row)}
                  id={rowKey(row)}
                  row={row}
                  columns={columns}
                  nameColumn={nameColumn}
                  to={props.rowTo?.(row)}
                  selection={selection}
                  reachable={keys.current === rowKey(row)}
                />
              ))
            )}
            {loading && rows.length === 0 && !instead && (
              <DataTableSkeleton columns={columns} choosable={Boolean(selection)} rows={props.skeletonRows} />
            )}
          </tbody>
        </table>
      </div>
      <p role="status" className="sr-only">
        {loading && props.loadingLabel}
      </p>
      {selection && <SelectionBar selection={selection} />}
    </div>
  )
}

type DataTableSkeletonProps<Row> = {
  columns: DataColumn<Row>[]
  choosable: boolean
  rows?: number | undefined
}

/** Skeletons in the shape of the rows that are loading. */
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
