import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Bundles } from '#common/wire/credits.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useMoney } from '#web/credits/use-money.ts'
import { costOf } from './cost-of.ts'
import { useMethodHint } from './method-hint.ts'
import { MethodMark } from './method-mark.tsx'

type MethodChoiceProps = {
  offer: Bundles
  value: PaymentMethod | null
  onChange: (method: PaymentMethod) => void
  /** What is asked of the chosen one. */
  below?: ReactNode
}

/** How to pay: every method that is offered, with what it costs. */
export function MethodChoice({ offer, value, onChange, below }: MethodChoiceProps) {
  const t = useTranslations('credits')
  const names = useTranslations('payments.methods')
  const money = useMoney()
  const hintOf = useMethodHint()
  const textOf = (method: PaymentMethod) => {
    const cost = costOf(offer, method)
    return (
      [hintOf(method), cost && t('extra', { cost: money(cost) })].filter(Boolean).join(' · ') || undefined
    )
  }
  return (
    <RadioCards
      legend={t('how_to_pay')}
      hideLegend
      value={value}
      onChange={onChange}
      className="grid gap-2.5 sm:grid-flow-dense sm:grid-cols-2"
      options={offer.methods.map((method) => ({
        value: method,
        icon: <MethodMark method={method} />,
        title: names(method),
        text: textOf(method),
        below,
      }))}
    />
  )
}
