import wifiOff from 'lucide/dist/esm/icons/wifi-off.mjs'
import { useTranslations } from 'use-intl'
import { useOnline } from '../platform/live/use-online.ts'
import { Icon } from '../ui/icon.tsx'

export function OnlineStatus() {
  const t = useTranslations('app')
  const online = useOnline()
  return (
    <div role="status" className="flex-none">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-danger-tint px-4 py-2 text-14 font-semibold text-text">
          <Icon icon={wifiOff} size={18} className="flex-none" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
