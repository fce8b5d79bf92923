import { useTranslations } from 'use-intl'
import type { Money } from '#common/wire/basics.ts'
import { classNames } from '#ui/class-names.ts'
import { useMoney } from '../credits/use-money.ts'

/** What it costs without the discount, beside the new price. */
export function OldPrice({ price, className }: { price: Money; className?: string | undefined }) {
  const t = useTranslations('discounts')
  const money = useMoney()
  return (
    <s className={classNames('font-normal text-muted tabular-nums', className)}>
      <span className="sr-only">{t('old_price')} </span>
      {money(price)}
    </s>
  )
}
