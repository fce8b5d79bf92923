import creditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import landmark from 'lucide/dist/esm/icons/landmark.mjs'
import smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import ticket from 'lucide/dist/esm/icons/ticket.mjs'
import wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { Icon, type IconNode } from '../ui/icon.tsx'

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

/** What kind of payment it is; the brands' own signs are theirs. */
export function MethodIcon({ method }: { method: string }) {
  return <Icon icon={icons[method] ?? landmark} size={22} />
}
