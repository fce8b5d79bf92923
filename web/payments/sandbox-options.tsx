import { useTranslations } from 'use-intl'
import { type SandboxCard, sandboxCards } from '#common/payments/sandbox-states.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Select } from '#ui/form/select.tsx'

export type Delivery = { delay_seconds: number; times: number; disorder: boolean }
/** At once and once, as long as nothing else is chosen. */
export const plainDelivery: Delivery = { delay_seconds: 0, times: 1, disorder: false }

const delays = [0, 10, 60, 600]
const times = [1, 3, 10]

type SandboxOptionsProps = {
  delivery: Delivery
  onDelivery: (delivery: Delivery) => void
  /** Absent: no card is kept. */
  card: SandboxCard | undefined
  onCard: (card: SandboxCard) => void
}

/** How the sandbox tells of its decision, and how a kept card behaves the next time. */
export function SandboxOptions({ delivery, onDelivery, card, onCard }: SandboxOptionsProps) {
  const t = useTranslations('payments.sandbox')
  return (
    <>
      {card && (
        <RadioCards
          legend={t('card')}
          value={card}
          onChange={onCard}
          options={sandboxCards.map((each) => ({ value: each, title: t(`cards.${each}`) }))}
        />
      )}
      <details className="rounded-card border border-line bg-surface px-4 py-3">
        <summary className="cursor-pointer font-semibold">{t('delivery')}</summary>
        <div className="mt-3 grid gap-3">
          <Field label={t('delay')}>
            <Select
              value={delivery.delay_seconds}
              onChange={({ target }) => onDelivery({ ...delivery, delay_seconds: Number(target.value) })}
            >
              {delays.map((n) => (
                <option key={n} value={n}>
                  {n === 0 ? t('at_once') : t('after', { n })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('times')}>
            <Select
              value={delivery.times}
              onChange={({ target }) => onDelivery({ ...delivery, times: Number(target.value) })}
            >
              {times.map((n) => (
                <option key={n} value={n}>
                  {t('times_n', { n })}
                </option>
              ))}
            </Select>
          </Field>
          <Checkbox
            label={t('disorder')}
            checked={delivery.disorder}
            onChange={({ target }) => onDelivery({ ...delivery, disorder: target.checked })}
          />
        </div>
      </details>
    </>
  )
}
