import { useTranslations } from 'use-intl'
import { useSettings } from '../platform/api/site-and-user.tsx'

/** Says on every page of a demo installation that nobody here is real. */
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
