import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { useTabText } from '#client/page/tab-text.ts'
import type { Order } from '#common/wire/payments.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { NoPayments } from '../brand/drawings/no-payments.tsx'
import { PaymentCompleted } from '../brand/drawings/payment-completed.tsx'
import { PaymentPending } from '../brand/drawings/payment-pending.tsx'
import { returnKey, sameSitePath } from '../credits/return-address.ts'
import { useUser } from '../site/api/site-and-user.tsx'
import { userQuery } from '../site/api/user-query.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { useCancelPayment } from './checkout/use-cancel-payment.ts'
import { useEndPurchase } from './end-purchase.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderFailed } from './order-failed.tsx'
import { isOpen, orderQuery } from './payments-query.ts'
import { ResultFrame } from './result-frame.tsx'

/** The state of an order (spec §4), updated until the payment has ended. */
export function OrderResult({ id }: { id: string }) {
  const t = useTranslations('payments')
  const spending = useTranslations('spending')
  const { api } = usePageData()
  const query = useSuspenseQuery(orderQuery(api, id))
  const { order, redirect, invoice } = query.data
  const { dataUpdatedAt: userChanged } = useQuery(userQuery(api))
  const { refetch } = query
  const open = isOpen(order)
  useEffect(() => {
    if (open && userChanged > 0) void refetch()
  }, [open, userChanged, refetch])
  useOrderEnd(order)
  return (
    <div className="mx-auto grid max-w-dialog gap-6">
      <PageTitle title={t('result_title')} />
      <div aria-live="polite">{resultOf(order, redirect)}</div>
      <OrderDetails order={order} invoice={invoice} />
      {order.state === 'completed' && (
        <TextLink to={`/withdraw?order=${id}`} className="justify-self-center">
          {spending('give_back')}
        </TextLink>
      )}
      <TextLink to="/transactions" className="justify-self-center">
        {t('all_payments')}
      </TextLink>
    </div>
  )
}

function resultOf(order: Order, redirect: string | null) {
  switch (order.state) {
    case 'created':
    case 'pending':
      return <OrderPending order={order} redirect={redirect} />
    case 'completed':
      return <OrderCompleted order={order} />
    case 'failed':
    case 'cancelled':
      return <OrderFailed order={order} />
    case 'refunded':
    case 'charged_back':
      return <OrderReturned state={order.state} />
  }
}

/** The credits have been added; links back to where the member was. */
function OrderCompleted({ order }: { order: Order }) {
  const t = useTranslations('payments')
  const user = useUser()
  const [back] = useTabText(returnKey)
  const to = sameSitePath(back) || '/members'
  const toChat = to.startsWith('/chats/') || to.endsWith('/chat')
  return (
    <ResultFrame
      drawing={<PaymentCompleted />}
      title={t('credits_added', { n: order.credits })}
      text={user?.paid_user ? t('premium_note') : undefined}
      actions={
        <ButtonLink to={to}>
          {toChat ? t('back_to_chat') : back ? t('back_to_page') : t('back_to_search')}
        </ButtonLink>
      }
    />
  )
}

/** The payment is not decided yet; the page asks the server again by itself. */
function OrderPending({ order, redirect }: { order: Order; redirect: string | null }) {
  const t = useTranslations('payments')
  const waiting = useTranslations('credits.waiting')
  const { mutate: cancel, isPending } = useCancelPayment(order.payment_id)
  return (
    <ResultFrame
      drawing={<PaymentPending />}
      title={t('pending_title')}
      text={t(order.payment_method === 'sdd' ? 'pending_debit' : 'pending_text')}
      actions={
        <>
          {redirect && <ButtonLink to={redirect}>{t('back_to_payment')}</ButtonLink>}
          <Button variant="outline" loading={isPending} onClick={() => cancel()}>
            {waiting('cancel')}
          </Button>
        </>
      }
    />
  )
}

/** The payment was refunded or charged back. */
function OrderReturned({ state }: { state: 'refunded' | 'charged_back' }) {
  const t = useTranslations('payments')
  return <ResultFrame drawing={<NoPayments />} title={t(`${state}_title`)} />
}

/** What is over is no purchase of this tab any more. */
function useOrderEnd(order: Order): void {
  const end = useEndPurchase()
  const ended = !isOpen(order)
  useEffect(() => {
    if (ended) end(order)
  }, [ended, order, end])
}
