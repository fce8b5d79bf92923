import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { Order } from '#common/wire/payments.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { clock } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { useCancelPayment } from './use-cancel-payment.ts'
import { useOrderTotal } from './use-order-total.ts'

/** In the checkout, in place of the methods: the payment that waits comes first. */
export function WaitingCard({ order, redirect }: { order: Order; redirect: string | null }) {
  const t = useTranslations('credits.waiting')
  const names = useTranslations('payments.methods')
  const totalOf = useOrderTotal()
  const errors = useErrorText()
  const { mutate: cancel, isPending, error } = useCancelPayment(order.payment_id)
  const method = names(order.payment_method)
  const to = redirect ?? `/transactions/${order.payment_id}`
  return (
    <Card className="grid gap-4" role="status">
      <div className="flex items-start gap-3">
        <Icon icon={clock} size={24} className="mt-0.5 flex-none text-warning" />
        <div className="min-w-0">
          <h2 className="text-20">{t('title')}</h2>
          <p className="mt-1 text-14 text-muted">
            {t('text', { n: order.credits, total: totalOf(order), method })}
          </p>
        </div>
      </div>
      {error && (
        <Banner tone="danger" urgent>
          {errors.text(error)}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={to} reloadDocument={!to.startsWith('/')}>
          {t('go_on', { method })}
        </ButtonLink>
        <Button variant="outline" loading={isPending} onClick={() => cancel()}>
          {t('cancel')}
        </Button>
      </div>
      <p className="text-12 text-muted">{t('why')}</p>
    </Card>
  )
}
