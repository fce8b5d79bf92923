import { useFormatter, useTranslations } from 'use-intl'
import type { Money } from '#common/wire/basics.ts'
import type { Alternative, Leaving } from '#common/wire/leaving.ts'

type Texts = { title: string; text: string }

/** What each alternative to leaving is, with what is offered to this member. */
export function useAlternativeTexts({ trial, discount }: Leaving, days: number): (of: Alternative) => Texts {
  const t = useTranslations('leaving.instead')
  const format = useFormatter()
  const money = ({ amount, currency }: Money) =>
    format.number(amount / 10 ** digitsOf(currency), { style: 'currency', currency })
  return (alternative) => {
    switch (alternative) {
      case 'email':
      case 'privacy':
        return { title: t(`${alternative}.title`), text: t(`${alternative}.text`) }
      case 'trial':
        return {
          title: t('trial.title'),
          text: trial
            ? t('trial.text', {
                n: trial.credits,
                price: money(trial.price),
                old: money(trial.old_price),
                days,
              })
            : '',
        }
      case 'discount': {
        const percent = format.number((discount?.percentage ?? 0) / 100, { style: 'percent' })
        return { title: t('discount.title', { percent }), text: t('discount.text', { percent, days }) }
      }
    }
  }
}

/** How many digits of an amount in minor units are behind the point. */
function digitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}
