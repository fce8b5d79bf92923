import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Select } from '#ui/form/select.tsx'

const durations = [1, 7, 30] as const

type DurationSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  /** Null: until it is taken back. */
  days: number | null
  onChange: (days: number | null) => void
}

/** For how long somebody may see the private photos. */
export function DurationSelect({ days, onChange, ...rest }: DurationSelectProps) {
  const t = useTranslations('photoReview.album')
  return (
    <Select
      {...rest}
      value={days ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {durations.map((each) => (
        <option key={each} value={each}>
          {t('days', { days: each })}
        </option>
      ))}
      <option value="">{t('unlimited')}</option>
    </Select>
  )
}
