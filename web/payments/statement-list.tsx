import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { StatementLine } from '#common/wire/credits.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { NoPayments } from '../brand/drawings/no-payments.tsx'
import { OrderDate } from './order-details.tsx'
import { statementQuery } from './payments-query.ts'

/** Every credit's way as one line, the newest first. */
export function StatementList() {
  const t = useTranslations('payments.statement')
  const { api } = usePageData()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    statementQuery(api),
  )
  const lines = data.pages.flatMap((page) => page.lines)
  if (lines.length === 0) return <EmptyState drawing={<NoPayments />} title={t('empty')} />
  return (
    <>
      <p className="text-14 text-muted">{t('intro')}</p>
      <Card flush>
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      </Card>
      {hasNextPage && (
        <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Line({ line }: { line: StatementLine }) {
  const t = useTranslations('payments')
  const { credits, payment } = line
  const what = useWhat(line)
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block">
          <b className="tabular-nums">
            {`${credits > 0 ? '+' : '−'}${t('credits_plain', { n: Math.abs(credits) })}`}
          </b>
          , {what}
        </span>
        {/* As high as with the date, which comes with the browser's zone. */}
        <span className="block text-14 text-muted before:content-['\200b']">
          <OrderDate date={line.at} />
        </span>
      </span>
    </>
  )
  const look = 'flex min-h-15 items-center gap-3 px-4 py-2.5'
  if (!payment) return <div className={look}>{content}</div>
  return (
    <Link
      to={`/transactions/${payment.payment_id}`}
      className={`${look} no-underline hover:bg-control/10 focus-visible:-outline-offset-3`}
    >
      {content}
    </Link>
  )
}

function useWhat({ kind, name, payment }: StatementLine): string {
  const t = useTranslations('payments.statement.kinds')
  switch (kind) {
    case 'message':
    case 'photo':
    case 'gift':
    case 'unsent':
      return name ? t(`${kind}_to`, { name }) : t(kind)
    case 'purchase':
    case 'refund':
    case 'charged_back':
    case 'held':
    case 'released':
      return t(kind, { number: payment?.number ?? '' })
    case 'fraud':
    case 'signup':
    case 'other':
      return t(kind)
  }
}
