import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Timed } from '#client/live/server-clock.ts'
import type { Bundles } from '#common/wire/credits.ts'
import type { Discount } from '#common/wire/discounts.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { tag } from '#ui/icons.ts'
import { DiscountEnd } from './discount-end.tsx'
import { useDiscountLimits } from './use-discount-limits.ts'
import { useDiscountName } from './use-discount-name.ts'
import { useOfferMoment } from './use-offer-moment.ts'
import { usePercent } from './use-percent.ts'

function bold(chunks: ReactNode) {
  return <b>{chunks}</b>
}

type DiscountListProps = {
  offer: Timed<Bundles>
  /** The one that the page's bill names, or null: the page has no list of prices. */
  except?: Discount | null | undefined
}

/** It reduces the price of every bundle, by whatever method. */
function isForAll({ held_by, methods, minimum, currency, bundle }: Discount): boolean {
  return [held_by, methods, minimum, currency, bundle].every((limit) => limit === null)
}

function byPercentage(a: Discount, b: Discount): number {
  return b.percentage - a.percentage
}

/** The member's discounts with what they are for and until when. */
export function DiscountList({ offer, except }: DiscountListProps) {
  const t = useTranslations('discounts')
  const at = useOfferMoment(offer)
  const discounts = offer.discounts.filter(
    ({ code, ends }) => code !== except?.code && (ends === null || Date.parse(ends) > at),
  )
  if (discounts.length === 0) return null
  const [best] = except === undefined ? discounts.filter(isForAll).toSorted(byPercentage) : []
  return (
    <ul className="grid w-full gap-2 rounded-card bg-primary-tint px-4 py-3 text-14">
      {discounts.map((discount) => (
        <li key={discount.code} className="flex items-start gap-3">
          <Icon icon={tag} size={20} className="mt-px flex-none text-primary-text" />
          <DiscountText discount={discount} offer={offer} brief={discount !== best} />
        </li>
      ))}
      {discounts.length + (except ? 1 : 0) > 1 && <li className="text-12 text-muted">{t('one_applies')}</li>}
    </ul>
  )
}

type DiscountTextProps = {
  discount: Discount
  offer: Timed<Bundles>
  /** It is not what the prices below are reduced by. */
  brief: boolean
}

function DiscountText({ discount, offer, brief }: DiscountTextProps) {
  const t = useTranslations('discounts')
  const nameOf = useDiscountName()
  const percentOf = usePercent()
  const limits = useDiscountLimits(offer)(discount)
  const { held_by: order, ends } = discount
  const [name, percent] = [nameOf(discount), percentOf(discount.percentage)]
  if (order)
    return (
      <p>
        {t.rich('held', {
          name,
          b: bold,
          link: (chunks) => (
            <TextLink key="link" to={`/transactions/${order}`}>
              {chunks}
            </TextLink>
          ),
        })}
      </p>
    )
  return (
    <p className="min-w-0">
      {limits || brief ? (
        <span key="limited">{t.rich('limited', { name, percent, limits, b: bold })}</span>
      ) : (
        <span key="applies">{t.rich('applies', { name, percent, b: bold })}</span>
      )}
      {ends && (
        <span className="block text-muted">
          <DiscountEnd ends={ends} offer={offer} />
        </span>
      )}
    </p>
  )
}
