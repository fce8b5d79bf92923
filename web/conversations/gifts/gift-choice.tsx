import { useTranslations } from 'use-intl'
import { type GiftName, giftNames, giftSizes } from '#common/conversations/gifts.ts'
import { classNames } from '#ui/class-names.ts'
import { coin } from '#ui/coin.ts'
import { FieldGroup } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { giftPictures } from '#web/brand/gifts/gifts.ts'

type GiftChoiceProps = { price: number; chosen: GiftName | null; onChoose: (gift: GiftName) => void }

/** The catalogue, each gift with its price. */
export function GiftChoice({ price, chosen, onChoose }: GiftChoiceProps) {
  const t = useTranslations('messageKinds.gift')
  return (
    <FieldGroup legend={t('choose')} hideLegend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {giftNames.map((gift) => (
          <GiftOption
            key={gift}
            gift={gift}
            cost={price * giftSizes[gift]}
            checked={gift === chosen}
            onChoose={() => onChoose(gift)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type GiftOptionProps = { gift: GiftName; cost: number; checked: boolean; onChoose: () => void }

function GiftOption({ gift, cost, checked, onChoose }: GiftOptionProps) {
  const names = useTranslations('gifts.names')
  const prices = useTranslations('theirProfile')
  const Picture = giftPictures[gift]
  return (
    <label
      className={classNames(
        'grid cursor-pointer content-start justify-items-center gap-1.5 rounded-card border px-1.5 py-2.5 text-center transition',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 hover:border-primary-text active:scale-[0.975]',
        checked
          ? 'border-primary-text bg-primary-tint inset-ring-1 inset-ring-primary-text'
          : 'border-line bg-surface',
      )}
    >
      <input type="radio" name="gift" checked={checked} onChange={onChoose} className="sr-only" />
      <span className="block w-full max-w-20">
        <Picture />
      </span>
      <span className="text-12 leading-tight font-semibold hyphens-auto wrap-anywhere sm:text-14">
        {names(gift)}
      </span>
      <span className="inline-flex items-center gap-1 text-12 text-muted tabular-nums">
        <Icon icon={coin} size={14} />
        <span className="sr-only">{prices('cost', { n: cost })}</span>
        <span aria-hidden="true">{cost}</span>
      </span>
    </label>
  )
}
