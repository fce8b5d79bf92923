import { useTranslations } from 'use-intl'
import { PaymentPending } from '../brand/drawings/payment-pending.tsx'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { ResultFrame } from './result-frame.tsx'

/** The payment is under way; the page asks on its own. */
export function OrderPending({ redirect }: { redirect: string | null }) {
  const t = useTranslations('payments')
  return (
    <ResultFrame
      drawing={<PaymentPending />}
      title={t('pending_title')}
      text={t('pending_text')}
      actions={
        redirect && (
          <ButtonLink to={redirect} variant="outline">
            {t('back_to_payment')}
          </ButtonLink>
        )
      }
    />
  )
}
