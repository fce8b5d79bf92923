import { useTranslations } from 'use-intl'
import { bold } from '#ui/rich-text.tsx'
import { useExamples } from '../example-people.ts'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import { Country } from './country.tsx'
import './map.css'

export const loader = landerLoader()
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true, paper: true }

const rings = [5, 25, 50, 100] as const

/** Rings around oneself on a map: how far would one go. Nobody stands on a street, only somewhere within a ring. */
export default function MapPage() {
  const t = useTranslations('landers.map')
  const niche = useLanderNiche()
  const people = useExamples(niche, 3)
  return (
    <LanderFrame title={t('title')} niche={niche} className="map">
      <div className="map-land">
        <Country />
        <div className="map-rings">
          {rings.map((km) => (
            <span key={km} className="map-ring" data-km={km} aria-hidden="true" />
          ))}
          <span className="map-you">{t('you')}</span>
          {people.map(({ name, small }, place) => (
            <span key={name} className="map-pin" data-km={rings[place]}>
              <img src={small} alt="" width={288} height={384} />
              <span>{name}</span>
            </span>
          ))}
        </div>
      </div>
      <div className="map-sheet lander-panel">
        <LanderWords niche={niche} heading={t.rich('heading', { b: bold })} />
        <fieldset className="map-choice">
          <legend>{t('legend')}</legend>
          {rings.map((km) => (
            <label key={km}>
              <input type="radio" name="km" value={km} defaultChecked={km === 25} className="lander-tick" />
              {t('km', { km })}
            </label>
          ))}
        </fieldset>
        <p className="map-line">{t('line')}</p>
        <LanderCall label={t('cta')} />
      </div>
    </LanderFrame>
  )
}
