import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslations } from 'use-intl'
import { ResultFrame } from './result-frame.tsx'

/** The money went back. */
export function OrderReturned({ state }: { state: 'refunded' | 'charged_back' }) {
  const t = useTranslations('payments')
  return (
    <ResultFrame
      tone="neutral"
      icon={<RotateCcw size={36} aria-hidden="true" />}
      title={t(`${state}_title`)}
    />
  )
}
