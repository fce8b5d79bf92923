import { useTranslations } from 'use-intl'
import type { StoredCard } from '#common/wire/cards.ts'

/** Names as the schemes write them; any other is written as the provider does. */
const brands: Record<string, string> = {
  amex: 'American Express',
  bcmc: 'Bancontact',
  cartebancaire: 'Carte Bancaire',
  dankort: 'Dankort',
  maestro: 'Maestro',
  mc: 'Mastercard',
  mastercard: 'Mastercard',
  visa: 'Visa',
  visadankort: 'Visa Dankort',
}

/** What a member recognises a kept card by. */
export function useCardName(): (card: StoredCard) => string {
  const t = useTranslations('cards')
  const schemeOf = useScheme()
  return (card) => {
    const name = schemeOf(card)
    return card.last_four ? t('ending', { name, digits: card.last_four }) : name
  }
}

/** The same for a button, as "Visa ••4242". */
export function useShortCardName(): (card: StoredCard) => string {
  const schemeOf = useScheme()
  return (card) => (card.last_four ? `${schemeOf(card)} ••${card.last_four}` : schemeOf(card))
}

function useScheme(): (card: StoredCard) => string {
  const t = useTranslations('cards')
  return ({ brand }) => (brand ? (brands[brand] ?? brand) : t('card'))
}
