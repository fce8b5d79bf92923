import Hourglass from 'lucide-react/icons/hourglass'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../ui/button-link.tsx'
import { ResultFrame } from './result-frame.tsx'

/** The payment is under way; the page asks on its own. */
export function OrderPending({ redirect }: { redirect: string | null }) {
  const t = useTranslations('payments')
  return (
    <ResultFrame
      tone="neutral"
      icon={<Hourglass size={36} aria-hidden="true" />}
      title={t('pending_title')}
      text={t('pending_text')}
      actions={
        redirect && (
          <ButtonLink to={redirect} variant="outline">
            {t('back_to_payment')}
          </ButtonLink>
        )
      }
    />
  )
}
