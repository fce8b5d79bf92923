import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { useTabText } from '#client/page/tab-text.ts'
import type { Order } from '#common/wire/payments.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { PaymentFailed } from '../brand/drawings/payment-failed.tsx'
import { bundlesQuery } from '../credits/credits-query.ts'
import { returnKey } from '../credits/return-address.ts'
import { MethodMark } from './methods/method-mark.tsx'
import { ResultFrame } from './result-frame.tsx'

const offered = 2
/** The methods of which a failure is that of a card (spec §8). */
const byCard = new Set<string>([
  'creditcard',
  'visa',
  'mastercard',
  'maestro',
  'dankort',
  'cartebancaire',
  'nexi',
])

/** The payment has failed: offers the same bundle again, also by another method. */
export function OrderFailed({ order }: { order: Order }) {
  const t = useTranslations('payments')
  const names = useTranslations('payments.methods')
  const { api } = usePageData()
  const { data: offer } = useQuery(bundlesQuery(api))
  const [back] = useTabText(returnKey)
  const bundle = offer?.bundles.find(({ id }) => id === order.bundle)
  const others = (offer?.methods ?? [])
    .filter((method) => method !== order.payment_method)
    .toSorted((a, b) => Number(b === 'paypal') - Number(a === 'paypal'))
    .slice(0, offered)
  const address = (method?: string) => {
    const path = ['/credits', bundle?.id, bundle && method].filter(Boolean).join('/')
    return back ? `${path}?back=${encodeURIComponent(back)}` : path
  }
  return (
    <ResultFrame
      drawing={<PaymentFailed />}
      title={
        order.state === 'failed' && byCard.has(order.payment_method)
          ? t('card_failed_title')
          : t('failed_title')
      }
      text={t('failed_text')}
      actions={
        <>
          <ButtonLink to={address(order.payment_method)}>{t('try_again')}</ButtonLink>
          {bundle &&
            others.map((method) => (
              <ButtonLink key={method} to={address(method)} variant="outline">
                <MethodMark method={method} />
                {names(method)}
              </ButtonLink>
            ))}
        </>
      }
    />
  )
}
