import { Link, type To } from 'react-router'
import { classNames } from '../class-names.ts'
import { type DataColumn, type DataSelection, tableRole } from './data-column.ts'

type DataTableRowProps<Row> = {
  id: string
  row: Row
  columns: DataColumn<Row>[]
  nameColumn?: string | undefined
  to?: To | undefined
  selection?: DataSelection<Row> | undefined
  /** Whether Tab reaches this row. The others are reached with the arrow keys. */
  reachable: boolean
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { id, row, columns, to, selection } = props
  const chosen = selection?.keys.has(id) ?? false
  const tabIndex = props.reachable ? 0 : -1
  function choose() {
    const keys = new Set(selection?.keys)
    if (!keys.delete(id)) keys.add(id)
    selection?.onChange(keys)
  }
  return (
    <tr
      {...tableRole.row}
      data-row={id}
      data-chosen={chosen ? '' : undefined}
      className={to === undefined ? undefined : 'data-table-leads'}
    >
      {selection && (
        <td {...tableRole.cell} className="data-table-choice">
          <label className="data-table-check">
            <input
              type="checkbox"
              checked={chosen}
              onChange={choose}
              tabIndex={tabIndex}
              data-stop="choice"
              className="check-box"
            />
            <span className="sr-only">{selection.rowLabel(row)}</span>
          </label>
        </td>
      )}
      {columns.map((column) => {
        const isName = column.key === props.nameColumn
        const Cell = isName ? 'th' : 'td'
        const role = isName ? tableRole.rowHeader : tableRole.cell
        return (
          <Cell
            key={column.key}
            {...role}
            scope={isName ? 'row' : undefined}
            data-align={column.align}
            data-label={isName || column.hideHeader ? undefined : column.header}
            className={classNames(column.className, column.hideHeader && 'data-table-mark')}
          >
            {isName && to !== undefined ? (
              <Link to={to} tabIndex={tabIndex} data-stop="name" className="data-table-name">
                {column.cell(row)}
              </Link>
            ) : (
              <span className="data-table-value">{column.cell(row)}</span>
            )}
          </Cell>
        )
      })}
    </tr>
  )
}
