import { useTranslations } from 'use-intl'
import type { Order } from '#common/payments.ts'
import { PaymentCompleted } from '../brand/drawings/payment-completed.tsx'
import { returnKey, sameSitePath } from '../credits/return-address.ts'
import { useUser } from '../platform/api/site-and-user.tsx'
import { useTabText } from '../platform/page/tab-text.ts'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { ResultFrame } from './result-frame.tsx'

/** The credits are there; the way leads back to where the member was. */
export function OrderCompleted({ order }: { order: Order }) {
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
