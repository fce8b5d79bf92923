import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'

/** A debit came back: the member pays in another way. */
export function DebitBlocked({ bundle }: { bundle: string }) {
  const t = useTranslations('directDebit')
  const errors = useTranslations('errors')
  return (
    <div className="grid gap-5">
      <Banner tone="danger">
        <p className="font-semibold">{t('blocked_title')}</p>
        <p>{errors('debit_blocked')}</p>
      </Banner>
      <ButtonLink to={`/credits/${bundle}`} size="lg" block>
        {t('other_method')}
      </ButtonLink>
    </div>
  )
}
