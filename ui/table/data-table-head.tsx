import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { arrowDown, arrowUp, chevronsUpDown } from '../icons.ts'
import { type DataColumn, type DataSelection, type DataSorting, nextSort, tableRole } from './data-column.ts'

type DataTableHeadProps<Row> = {
  columns: DataColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  sorting?: DataSorting | undefined
  selection?: DataSelection<Row> | undefined
}

export function DataTableHead<Row>({ columns, rows, rowKey, sorting, selection }: DataTableHeadProps<Row>) {
  return (
    <thead {...tableRole.group}>
      <tr {...tableRole.row}>
        {selection && (
          <th {...tableRole.columnHeader} scope="col" className="data-table-choice">
            <ChooseAll selection={selection} keys={rows.map(rowKey)} />
          </th>
        )}
        {columns.map((column) => {
          const sorted = sorting?.sort.key === column.key && column.sort !== undefined
          return (
            <th
              key={column.key}
              {...tableRole.columnHeader}
              scope="col"
              data-align={column.align}
              data-sortable={sorting && column.sort ? '' : undefined}
              aria-sort={sorted ? sorting.sort.direction : undefined}
              className={column.className}
            >
              {sorting && column.sort ? (
                <SortControl column={column} first={column.sort} sorting={sorting} />
              ) : (
                <span className={classNames(column.hideHeader && 'sr-only')}>{column.header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type ChooseAllProps<Row> = { selection: DataSelection<Row>; keys: string[] }

function ChooseAll<Row>({ selection, keys }: ChooseAllProps<Row>) {
  const chosen = keys.filter((key) => selection.keys.has(key)).length
  const all = keys.length > 0 && chosen === keys.length
  const some = chosen > 0 && !all
  return (
    <label className="data-table-check">
      <input
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        type="checkbox"
        checked={all}
        disabled={keys.length === 0}
        onChange={() => selection.onChange(new Set(all ? [] : keys))}
        className="check-box"
      />
      <span className="sr-only">{selection.allLabel}</span>
    </label>
  )
}

type SortControlProps<Row> = {
  column: DataColumn<Row>
  first: 'ascending' | 'descending'
  sorting: DataSorting
}

function SortControl<Row>({ column, first, sorting }: SortControlProps<Row>) {
  const asked = nextSort(column.key, first, sorting.sort)
  const now = sorting.sort.key === column.key ? sorting.sort.direction : undefined
  const icon = now === 'ascending' ? arrowUp : now === 'descending' ? arrowDown : chevronsUpDown
  const inner = (
    <>
      {column.header}
      <Icon icon={icon} size={14} className={now ? 'flex-none' : 'flex-none opacity-60'} />
    </>
  )
  if (sorting.to) {
    return (
      <Link to={sorting.to(asked)} preventScrollReset className="data-table-sort">
        {inner}
      </Link>
    )
  }
  return (
    <button type="button" onClick={() => sorting.onSort(asked)} className="data-table-sort">
      {inner}
    </button>
  )
}
