import { useTranslations } from 'use-intl'
import { useOnline } from '#client/live/use-online.ts'
import { Icon } from '#ui/icon.tsx'
import { wifiOff } from '#ui/icons.ts'
import { useSettings } from '../site/api/site-and-user.tsx'

export const mainId = 'main'

export function SkipLink() {
  const t = useTranslations('app')
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-60 rounded-full bg-surface px-5 py-3 font-bold text-text focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
    >
      {t('skip')}
    </a>
  )
}

/** Says on every page of a demo installation that all members are invented. */
export function DemoRibbon() {
  const t = useTranslations('app')
  if (!useSettings()?.demo) return null
  return (
    <aside
      aria-labelledby="demo-ribbon"
      className="flex-none bg-warning-tint px-4 py-1.5 pt-[max(0.375rem,env(safe-area-inset-top))] text-center text-12 font-semibold text-text"
    >
      <p id="demo-ribbon">{t('demo')}</p>
    </aside>
  )
}

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
