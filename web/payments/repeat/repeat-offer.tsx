import { useTranslations } from 'use-intl'
import { Card } from '#ui/card.tsx'
import { useMoney } from '#web/credits/use-money.ts'
import { DiscountLine } from '#web/promotions/discount-line.tsx'
import { usePrices } from '#web/promotions/use-prices.ts'
import { PayNow } from '../checkout/pay-now.tsx'
import { TermsLine } from '../checkout/terms-line.tsx'
import { useEndPurchase } from '../end-purchase.ts'
import { costOf } from '../methods/cost-of.ts'
import { type OneTap, useOneTap } from './use-one-tap.ts'

/** `onPaid`: where to go on; the page of the payment, if it is absent. */
type RepeatOfferProps = { onPaid?: (() => void | Promise<void>) | undefined }

/**
 * The last order again, paid by a kept card with this one tap: all that it costs is said before. Nothing where that is not
 * possible. Needs the texts `credits`, `discounts`, `payments` and `cards`.
 */
export function RepeatOffer({ onPaid }: RepeatOfferProps) {
  const found = useOneTap()
  return found && <Offered {...found} onPaid={onPaid} />
}

function Offered({ offer, bundle, card, onPaid }: OneTap & RepeatOfferProps) {
  const t = useTranslations('credits')
  const cards = useTranslations('cards')
  const money = useMoney()
  const end = useEndPurchase()
  const priced = usePrices(offer)(bundle, card.method)
  const { currency } = bundle.price
  const cost = costOf(offer, card.method) ?? { amount: 0, currency }
  const total = priced.price.amount + cost.amount
  return (
    <Card className="grid w-full max-w-dialog gap-3" role="group" aria-labelledby="repeat">
      <h2 id="repeat" className="text-16">
        {cards('same_again')}
      </h2>
      <dl className="grid gap-1.5 text-14">
        <div className="flex items-baseline justify-between gap-3">
          <dt>{t('credits_plain', { n: bundle.credits })}</dt>
          <dd className="tabular-nums">{money(bundle.price)}</dd>
        </div>
        <DiscountLine priced={priced} offer={offer} />
        <div className="flex items-baseline justify-between gap-3">
          <dt>{t('transaction_costs')}</dt>
          <dd className="tabular-nums">{money(cost)}</dd>
        </div>
      </dl>
      <TermsLine offer={offer} total={total} currency={currency} />
      <PayNow
        choice={{
          bundle: bundle.id,
          method: card.method,
          card: card.id,
          shown: { currency, amount: total },
        }}
        card={card}
        onPaid={
          onPaid &&
          ((order) => {
            end(order)
            return onPaid()
          })
        }
      />
    </Card>
  )
}
