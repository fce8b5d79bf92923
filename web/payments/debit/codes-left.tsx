import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'

/** How many codes can still be asked for today, or that none can. */
export function CodesLeft({ count }: { count: number }) {
  const t = useTranslations('directDebit')
  const errors = useTranslations('errors')
  return (
    <p role="status" className="text-center text-14 text-muted">
      {count > 0
        ? t('codes_left', { n: count })
        : errors('too_many_debit_codes', { max: limits.debitCodesADay })}
    </p>
  )
}
