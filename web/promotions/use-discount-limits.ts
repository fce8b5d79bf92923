import { useFormatter, useTranslations } from 'use-intl'
import type { Bundles } from '#common/wire/credits.ts'
import type { Discount } from '#common/wire/discounts.ts'
import { useMoney } from '../credits/use-money.ts'

/** Says what a discount is limited to; '' where nothing limits it. */
export function useDiscountLimits({ bundles }: Pick<Bundles, 'bundles'>): (discount: Discount) => string {
  const t = useTranslations('discounts')
  const names = useTranslations('payments.methods')
  const format = useFormatter()
  const money = useMoney()
  return ({ methods, minimum, currency, bundle }) => {
    const only = bundles.find(({ id }) => id === bundle)
    return [
      only && t('on_bundle', { n: only.credits }),
      minimum !== null &&
        currency !== null &&
        t('from_amount', { amount: money({ amount: minimum, currency }) }),
      methods &&
        t('with_methods', {
          methods: format.list(
            methods.map((method) => names(method)),
            { type: 'disjunction' },
          ),
        }),
    ]
      .filter(Boolean)
      .join(', ')
  }
}
