import { useTranslations } from 'use-intl'
import { bold } from '#ui/rich-text.tsx'
import { staveLines } from '#web/brand/stave-lines.ts'
import { useExamples } from '../example-people.ts'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import './collage.css'

export const loader = landerLoader()
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true, paper: true }

/** Torn photos, a ticket and notes on a table: what an evening that went well leaves behind. */
export default function CollagePage() {
  const t = useTranslations('landers.collage')
  const niche = useLanderNiche()
  const people = useExamples(niche)
  return (
    <LanderFrame title={t('title')} niche={niche} className="collage">
      <div className="collage-table" aria-hidden="true">
        {people.map(({ name, large }, place) => (
          <span key={name} className="collage-photo" data-place={place}>
            <img src={large} alt="" width={576} height={768} />
          </span>
        ))}
        <span className="collage-ticket">
          <b>{t('ticket')}</b>
          <small>{t('seats')}</small>
        </span>
        <span className="collage-note">{t('note')}</span>
        <span className="collage-score">
          <svg viewBox="0 0 1200 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {staveLines.map((d) => (
              <path key={d} d={d} />
            ))}
          </svg>
        </span>
        <svg viewBox="0 0 48 44" aria-hidden="true" className="collage-heart">
          <path d="M24 41C9 30 3 22 3 14A11 11 0 0 1 24 9 11 11 0 0 1 45 14C45 22 39 30 24 41Z" />
        </svg>
      </div>
      <div className="collage-strip">
        <LanderWords niche={niche} heading={t.rich('heading', { b: bold })}>
          {t('line')}
        </LanderWords>
      </div>
      <LanderCall label={t('cta')} className="collage-call" />
    </LanderFrame>
  )
}
