import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import Ticket from 'lucide-react/icons/ticket'
import Wallet from 'lucide-react/icons/wallet'
import type { ComponentType } from 'react'

type Icon = ComponentType<{ size: number; 'aria-hidden': 'true' }>

const icons: Record<string, Icon> = {
  creditcard: CreditCard,
  mastercard: CreditCard,
  visa: CreditCard,
  maestro: CreditCard,
  dankort: CreditCard,
  cartebancaire: CreditCard,
  nexi: CreditCard,
  applepay: Smartphone,
  blik: Smartphone,
  paypal: Wallet,
  paysafecard: Ticket,
}

/** What kind of payment it is; the brands' own signs are theirs. */
export function MethodIcon({ method }: { method: string }) {
  const Icon = icons[method] ?? Landmark
  return <Icon size={22} aria-hidden="true" />
}
