import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Banner } from '../notice/banner.tsx'
import { EmptyState } from '../notice/empty-state.tsx'
import type { DataSort } from '../table/data-column.ts'
import { DataTable } from '../table/data-table.tsx'
import { type Report, reportColumns, reports } from './table-rows.tsx'

const shared = {
  columns: reportColumns,
  rowKey: ({ id }: Report) => id,
  rowTo: ({ id }: Report) => `?report=${id}`,
  loadingLabel: 'Loading the queue',
  empty: <EmptyState heading="h3" title="Nothing is waiting" text="New reports appear here by themselves." />,
}

export function TableSamples() {
  const [sort, setSort] = useState<DataSort>({ key: 'waiting', direction: 'ascending' })
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['2']))
  const sorted = reports.toSorted((a, b) => {
    const textOf = (report: Report) => String(Object.entries(report).find(([key]) => key === sort.key)?.[1])
    const order = textOf(a).localeCompare(textOf(b), 'en', { numeric: true })
    return sort.direction === 'ascending' ? order : -order
  })
  return (
    <>
      <DataTable
        {...shared}
        caption="Queue"
        rows={sorted}
        className="max-h-120"
        sorting={{ sort, onSort: setSort }}
        selection={{
          keys,
          onChange: setKeys,
          rowLabel: ({ what }) => `Choose ${what}`,
          allLabel: 'Choose all',
          countLabel: (count) => `${count} chosen`,
          clearLabel: 'Choose none',
          actions: (
            <>
              <Button size="sm" variant="outline">
                Approve
              </Button>
              <Button size="sm" variant="danger">
                Reject
              </Button>
            </>
          ),
        }}
      />
      <DataTable
        {...shared}
        caption="Queue, sorted by links"
        rows={reports.slice(0, 2)}
        sorting={{
          sort: { key: 'what', direction: 'descending' },
          to: ({ key, direction }) => `?sort=${key}&direction=${direction}`,
        }}
      />
      <DataTable {...shared} caption="Queue, loading" rows={[]} loading skeletonRows={3} />
      <DataTable {...shared} caption="Queue, empty" rows={[]} />
      <DataTable
        {...shared}
        caption="Queue, failed"
        rows={[]}
        error={
          <Banner
            tone="danger"
            action={
              <Button size="sm" variant="outline">
                Try again
              </Button>
            }
          >
            The queue could not be loaded.
          </Banner>
        }
      />
    </>
  )
}
