import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon.tsx'
import { x } from '../icons.ts'
import type { DataSelection } from './data-column.ts'

type SelectionBarProps<Row> = { selection: DataSelection<Row> }

/** Floats over the table's lower edge while rows are chosen, so that it moves nothing. */
export function SelectionBar<Row>({ selection }: SelectionBarProps<Row>) {
  const count = selection.keys.size
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && selection.countLabel(count)}
      </p>
      {count > 0 && (
        <div className="data-table-bar">
          <p className="font-bold tabular-nums">{selection.countLabel(count)}</p>
          <div className="flex flex-wrap gap-2">{selection.actions}</div>
          <IconButton
            label={selection.clearLabel}
            icon={<Icon icon={x} size={18} />}
            onClick={() => selection.onChange(new Set())}
          />
        </div>
      )}
    </>
  )
}
