import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslations } from 'use-intl'
import { useOnline } from '../platform/use-online.ts'

export function OnlineStatus() {
  const t = useTranslations('app')
  const online = useOnline()
  return (
    <div role="status" className="flex-none">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-danger-tint px-4 py-2 text-14 font-semibold text-text">
          <WifiOff size={18} aria-hidden="true" className="flex-none" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
