import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslations } from 'use-intl'

const reasons = [
  { name: 'honest', Icon: MessageCircle },
  { name: 'prices', Icon: Wallet },
  { name: 'discreet', Icon: MapPin },
] as const

export function Reasons({ site }: { site: string }) {
  const t = useTranslations('index.reasons')
  return (
    <section aria-label={t('title', { site })} className="wrap grid gap-8 pt-10 md:grid-cols-3 lg:gap-16">
      {reasons.map(({ name, Icon }) => (
        <div key={name}>
          <Icon size={32} strokeWidth={1.75} aria-hidden="true" className="text-primary-text" />
          <h2 className="mt-3 text-20 font-bold">{t(`${name}.title`)}</h2>
          <p className="mt-1 text-14 text-muted">{t(`${name}.text`)}</p>
        </div>
      ))}
    </section>
  )
}
