import { useTranslations } from 'use-intl'
import type { Discount } from '#common/wire/discounts.ts'

/** What a discount is called: a code by itself, the others by what they are for. */
export function useDiscountName(): (discount: Pick<Discount, 'code' | 'kind'>) => string {
  const t = useTranslations('discounts')
  return ({ code, kind }) => (kind === 'code' ? t('names.code', { code }) : t(`names.${kind}`))
}
