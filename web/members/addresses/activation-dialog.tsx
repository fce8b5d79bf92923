import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActivationSteps } from './activation-steps.tsx'

/** How the address is confirmed, over any page. Needs the texts `account`. */
export function ActivationDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('alerts.activation')
  const app = useTranslations('app')
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={app('dismiss')}>
      <p className="mb-4 text-muted">{t('text')}</p>
      <ActivationSteps />
    </Dialog>
  )
}
