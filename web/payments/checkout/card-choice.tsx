import { useTranslations } from 'use-intl'
import type { StoredCard } from '#common/wire/cards.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Icon } from '#ui/icon.tsx'
import { creditCard } from '#ui/icons.ts'
import { useCardName } from '#web/payments/cards/use-card-name.ts'

/** A kept card that pays, or whether the one that will be typed may be kept. */
export type CardWish = { card?: string; keep_card?: boolean }

type CardChoiceProps = {
  /** Of the chosen method. */
  cards: StoredCard[]
  value: CardWish
  onChange: (wish: CardWish) => void
}

const another = 'another'

/** With which card: one that is kept, or another one, which is kept only if that is ticked. */
export function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  const t = useTranslations('cards')
  const nameOf = useCardName()
  return (
    <div className="grid gap-3 pb-2">
      {cards.length > 0 && (
        <RadioCards
          legend={t('which')}
          value={value.card ?? another}
          onChange={(card) => onChange(card === another ? {} : { card })}
          options={[
            ...cards.map((card) => ({
              value: card.id,
              icon: <Icon icon={creditCard} size={22} />,
              title: nameOf(card),
            })),
            { value: another, icon: <Icon icon={creditCard} size={22} />, title: t('another') },
          ]}
        />
      )}
      {!value.card && (
        <Checkbox
          label={t('keep')}
          hint={t('keep_hint')}
          checked={value.keep_card ?? false}
          onChange={({ target }) => onChange(target.checked ? { keep_card: true } : {})}
        />
      )}
    </div>
  )
}
