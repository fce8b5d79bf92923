import creditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import landmark from 'lucide/dist/esm/icons/landmark.mjs'
import smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import ticket from 'lucide/dist/esm/icons/ticket.mjs'
import wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { useTranslations } from 'use-intl'
import type { PaymentMethod } from '#common/payments.ts'
import { RadioCards } from '../ui/form/radio-cards.tsx'
import { Icon, type IconNode } from '../ui/icon.tsx'

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

const icons: Record<string, IconNode> = {
  creditcard: creditCard,
  mastercard: creditCard,
  visa: creditCard,
  maestro: creditCard,
  dankort: creditCard,
  cartebancaire: creditCard,
  nexi: creditCard,
  applepay: smartphone,
  blik: smartphone,
  paypal: wallet,
  paysafecard: ticket,
}

/** The icon of a kind of payment. The payment brands' logos are not ours to use. */
export function MethodIcon({ method }: { method: string }) {
  return <Icon icon={icons[method] ?? landmark} size={22} />
}
