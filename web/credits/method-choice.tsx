import { useTranslations } from 'use-intl'
import type { PaymentMethod } from '#common/payments.ts'
import { RadioCards } from '../ui/form/radio-cards.tsx'
import { MethodIcon } from './method-icon.tsx'

type MethodChoiceProps = {
  methods: PaymentMethod[]
  value: PaymentMethod | null
  onChange: (method: PaymentMethod) => void
}

/** Step 2: how to pay. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const t = useTranslations('credits')
  const names = useTranslations('payments.methods')
  return (
    <RadioCards
      legend={t('how_to_pay')}
      hideLegend
      value={value}
      onChange={onChange}
      className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3"
      options={methods.map((method) => ({
        value: method,
        icon: <MethodIcon method={method} />,
        title: names(method),
      }))}
    />
  )
}
