import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { StoredCard } from '#common/wire/cards.ts'
import type { Bundle, Bundles } from '#common/wire/credits.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { bundlesQuery } from '#web/credits/credits-query.ts'
import { useMoney } from '#web/credits/use-money.ts'
import { cardsQuery } from '#web/payments/cards/cards-query.ts'
import { useCardName, useShortCardName } from '#web/payments/cards/use-card-name.ts'
import { CodeButton } from '#web/promotions/code-button.tsx'
import { DiscountList } from '#web/promotions/discount-list.tsx'
import { type BundlePrice, usePrices } from '#web/promotions/use-prices.ts'
import { costOf } from '../methods/cost-of.ts'
import { MethodChoice } from '../methods/method-choice.tsx'
import { CardChoice, type CardWish } from './card-choice.tsx'
import { PayNotes } from './pay-notes.tsx'
import { PaySummary } from './pay-summary.tsx'
import { usePay } from './use-pay.ts'
import { WaitingCard } from './waiting-card.tsx'
import { useWaiting } from './waiting-payment.tsx'

type CheckoutProps = {
  bundle: Bundle
  /** Chosen in the address; null until one is. */
  method: PaymentMethod | null
}

/** How to pay for a bundle, what it comes to, and the button that is live only once a method is chosen. */
export function Checkout({ bundle, method: named }: CheckoutProps) {
  const t = useTranslations('credits')
  const { api } = usePageData()
  // At once, also while the address is still changing.
  const [method, setMethod] = useState(named)
  const { data: offer } = useSuspenseQuery(bundlesQuery(api))
  const priced = usePrices(offer)(bundle, method)
  const waiting = useWaiting()
  const choose = useChoice(bundle.id)
  const { cards, wish, setWish } = useCardWish(offer, method)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-12 lg:items-start lg:gap-x-8">
      {waiting ? (
        <div className="min-w-0 lg:col-span-7 xl:col-span-8">
          <WaitingCard {...waiting} />
        </div>
      ) : (
        <section aria-labelledby="how-to-pay" className="grid min-w-0 gap-3 lg:col-span-7 xl:col-span-8">
          <h2 id="how-to-pay">{t('how_to_pay')}</h2>
          <MethodChoice
            offer={offer}
            value={method}
            onChange={(next) => {
              setMethod(next)
              setWish(null)
              choose(next)
            }}
            below={cards && <CardChoice cards={cards} value={wish} onChange={setWish} />}
          />
          <DiscountList offer={offer} except={priced.discount} />
          <CodeButton offer={offer} />
        </section>
      )}
      {/* On the phone what is paid comes first, or the payment that waits, and the notes last. */}
      <div className="contents lg:sticky lg:top-6 lg:col-span-5 lg:grid lg:gap-4 xl:col-span-4">
        <section
          className={classNames(
            'grid gap-4 rounded-card border border-line bg-surface p-5',
            !waiting && 'max-lg:order-first',
          )}
        >
          <PaySummary bundle={bundle} priced={priced} offer={offer} method={method}>
            {!waiting && (
              <PayButton
                bundle={bundle}
                priced={priced}
                offer={offer}
                method={method}
                wish={wish}
                card={cards?.find(({ id }) => id === wish.card)}
              />
            )}
          </PaySummary>
        </section>
        <PayNotes offer={offer} />
      </div>
    </div>
  )
}

/** The kept cards of a method, none where it keeps none, and what is to happen with them: the newest pays, unless another is chosen. */
function useCardWish(offer: Bundles, method: PaymentMethod | null) {
  const { api } = usePageData()
  const { data: all = [] } = useQuery(cardsQuery(api))
  const [chosen, setWish] = useState<CardWish | null>(null)
  const keeps = method !== null && offer.keeps_cards.includes(method)
  const cards = keeps ? all.filter((card) => card.method === method) : null
  const [newest] = cards ?? []
  const wish: CardWish = chosen ?? (newest ? { card: newest.id } : {})
  return { cards, wish, setWish }
}

/** The method is part of the address, so that it is still chosen after a reload. */
function useChoice(bundle: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (method: PaymentMethod) =>
    void navigate(
      { pathname: `/credits/${bundle}/${method}`, search },
      { replace: true, preventScrollReset: true },
    )
}

type PayButtonProps = CheckoutProps & {
  priced: BundlePrice
  offer: Bundles
  wish: CardWish
  /** The kept card of the wish. */
  card: StoredCard | undefined
}

function PayButton({ bundle, priced, offer, method, wish, card }: PayButtonProps) {
  const t = useTranslations('credits')
  const cards = useTranslations('cards')
  const names = useTranslations('payments.methods')
  const errors = useErrorText()
  const nameOf = useCardName()
  const shortNameOf = useShortCardName()
  const money = useMoney()
  const { mutate: pay, isPending, error } = usePay()
  const cost = (method && costOf(offer, method)?.amount) ?? 0
  const navigate = useNavigate()
  const shown = { ...priced.price, amount: priced.price.amount + cost }
  const total = money(shown)
  const begin = (chosen: PaymentMethod) =>
    chosen === 'sdd' && offer.own_debits
      ? void navigate(`/directdebit?bundle=${bundle.id}`)
      : pay({ bundle: bundle.id, method: chosen, shown, ...wish })
  return (
    <div
      data-bottom-bar
      className="grid gap-2 max-lg:tall:fixed max-lg:tall:inset-x-0 max-lg:tall:bottom-0 max-lg:tall:z-10 max-lg:tall:border-t max-lg:tall:border-line max-lg:tall:bg-surface max-lg:tall:px-(--gutter) max-lg:tall:pt-3 max-lg:tall:pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      {error && (
        <Banner tone="danger" urgent>
          {errors.text(error)}
        </Banner>
      )}
      <Button size="lg" block disabled={!method} loading={isPending} onClick={() => method && begin(method)}>
        {method ? t('pay', { total, method: card ? shortNameOf(card) : names(method) }) : t('choose_method')}
      </Button>
      <p aria-live="polite" className="text-center text-12 text-muted">
        {card
          ? cards('at_once', { card: nameOf(card) })
          : method
            ? t('next', { total, method: names(method) })
            : t('nothing_charged')}
      </p>
    </div>
  )
}
