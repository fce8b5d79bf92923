import mapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import messageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'

const reasons = [
  { name: 'honest', icon: messageCircle },
  { name: 'prices', icon: wallet },
  { name: 'discreet', icon: mapPin },
] as const

export function Reasons({ site }: { site: string }) {
  const t = useTranslations('index.reasons')
  return (
    <section aria-label={t('title', { site })} className="wrap grid gap-8 pt-10 md:grid-cols-3 lg:gap-16">
      {reasons.map(({ name, icon }) => (
        <div key={name}>
          <Icon icon={icon} size={32} className="stroke-[1.75] text-primary-text" />
          <h2 className="mt-3 text-20 font-bold">{t(`${name}.title`)}</h2>
          <p className="mt-1 text-14 text-muted">{t(`${name}.text`)}</p>
        </div>
      ))}
    </section>
  )
}
