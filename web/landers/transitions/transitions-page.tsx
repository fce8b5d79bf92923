import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { pause, play } from '#ui/icons.ts'
import { bold } from '#ui/rich-text.tsx'
import { useExamples } from '../example-people.ts'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import './transitions.css'

export const loader = landerLoader()
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true }

const hours = ['eight', 'ten', 'eleven', 'midnight'] as const

/** An evening in four pictures that melt into each other. A checkbox pauses them, so that no script is needed. */
export default function TransitionsPage() {
  const t = useTranslations('landers.transitions')
  const niche = useLanderNiche()
  const people = useExamples(niche, 1)
  return (
    <LanderFrame title={t('title')} niche={niche} night className="evening">
      <div className="evening-backs" aria-hidden="true">
        {people.map(({ name, small }, place) => (
          <img key={name} src={small} alt="" data-turn={place} width={288} height={384} />
        ))}
      </div>
      <div className="evening-show">
        {people.map(({ name, large }, place) => (
          <img
            key={name}
            src={large}
            alt=""
            data-turn={place}
            width={576}
            height={768}
            fetchPriority={place === 0 ? 'high' : 'low'}
          />
        ))}
        <div className="evening-bars" aria-hidden="true">
          {people.map(({ name }, place) => (
            <span key={name}>
              <i data-turn={place} />
            </span>
          ))}
        </div>
        <label className="evening-pause">
          <input type="checkbox" className="lander-tick" aria-label={t('pause')} />
          <Icon icon={pause} size={22} className="evening-running" />
          <Icon icon={play} size={22} className="evening-paused" />
        </label>
      </div>
      <div className="evening-say">
        <ol className="evening-hours">
          {hours.map((hour, place) => (
            <li key={hour} data-turn={place}>
              {t(hour)}
            </li>
          ))}
        </ol>
        <LanderWords niche={niche} heading={t.rich('heading', { b: bold })} />
        <LanderCall label={t('cta')} />
      </div>
    </LanderFrame>
  )
}
