import { useTranslations } from 'use-intl'
import { NoPayments } from '../brand/drawings/no-payments.tsx'
import { ResultFrame } from './result-frame.tsx'

/** The money went back. */
export function OrderReturned({ state }: { state: 'refunded' | 'charged_back' }) {
  const t = useTranslations('payments')
  return <ResultFrame drawing={<NoPayments />} title={t(`${state}_title`)} />
}
