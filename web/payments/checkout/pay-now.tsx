import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { StoredCard } from '#common/wire/cards.ts'
import type { Order } from '#common/wire/payments.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { useMoney } from '#web/credits/use-money.ts'
import { useCardName, useShortCardName } from '#web/payments/cards/use-card-name.ts'
import { type Choice, usePay } from './use-pay.ts'

type PayNowProps = {
  choice: Choice
  /** The card of the choice. */
  card: StoredCard
  onPaid?: ((order: Order) => void | Promise<void>) | undefined
}

/** The button that pays by a kept card: it names amount and card, and once it has paid it pays no more. */
export function PayNow({ choice, card, onPaid }: PayNowProps) {
  const t = useTranslations('credits')
  const cards = useTranslations('cards')
  const errors = useErrorText()
  const money = useMoney()
  const nameOf = useCardName()
  const shortNameOf = useShortCardName()
  const { mutate: pay, isPending, data, error } = usePay(onPaid)
  const paid = data?.order.state === 'completed'
  const pressed = useRef(false)

  /** One press at a time, also before the button shows that it is busy. */
  function press() {
    if (pressed.current) return
    pressed.current = true
    pay(choice, {
      onSettled: () => {
        pressed.current = false
      },
    })
  }

  return (
    <>
      {error && (
        <Banner tone="danger" urgent>
          {errors.text(error)}
        </Banner>
      )}
      <Button size="lg" block loading={isPending || paid} onClick={press}>
        {t('pay', { total: money(choice.shown), method: shortNameOf(card) })}
      </Button>
      <p className="text-center text-12 text-muted">{cards('at_once', { card: nameOf(card) })}</p>
    </>
  )
}
