import { useTranslations } from 'use-intl'
import { bold } from '#ui/rich-text.tsx'
import { type Example, useExamples } from '../example-people.ts'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import './alonetonight.css'

export const loader = landerLoader()
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true }

/** Behind which windows of the house somebody is up, by their place in the portraits; the first is lit already. */
const awake = new Map([
  [4, 0],
  [1, 2],
  [6, 1],
  [11, 3],
])
const doing = ['reading', 'tea', 'song', 'moon'] as const

/** A house at night with one window lit. Whoever taps another sees who else is still up. */
export default function AlonetonightPage() {
  const t = useTranslations('landers.alonetonight')
  const niche = useLanderNiche()
  const people = useExamples(niche)
  return (
    <LanderFrame title={t('title')} niche={niche} night className="alone">
      <Sky />
      <div className="alone-words">
        <LanderWords niche={niche} heading={t.rich('heading', { b: bold })}>
          {t('line')}
        </LanderWords>
      </div>
      <fieldset className="alone-house">
        <legend className="sr-only">{t('house')}</legend>
        {Array.from({ length: 12 }, (_, place) => {
          const who = awake.get(place)
          return <HouseWindow key={place} place={place} who={who} person={people[who ?? -1]} />
        })}
      </fieldset>
      <div className="alone-call">
        <LanderCall label={t('cta')} />
      </div>
    </LanderFrame>
  )
}

type HouseWindowProps = { place: number; who: number | undefined; person: Example | undefined }

/** A checkbox, so that windows light up without a script. */
function HouseWindow({ place, who, person }: HouseWindowProps) {
  const t = useTranslations('landers.alonetonight')
  const act = doing[who ?? -1]
  return (
    <label className="alone-window" data-awake={person ? '' : undefined}>
      <input
        type="checkbox"
        className="lander-tick"
        defaultChecked={who === 0}
        aria-label={t('window', { number: place + 1 })}
      />
      <span className="alone-pane">
        {person ? (
          <img src={person.small} alt="" width={288} height={384} />
        ) : (
          <span className="alone-curtain" data-kind={place % 3} />
        )}
      </span>
      {person && act && (
        <span className="alone-sill">
          <b>
            {person.name}, {person.age}
          </b>{' '}
          {t(act)}
        </span>
      )}
    </label>
  )
}

function Sky() {
  return (
    <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="alone-sky">
      <path d="M342 38a17 17 0 1 0 12 26 15 15 0 0 1-12-26Z" fill="#ffe9c2" opacity="0.9" />
      {[
        [40, 30, 1],
        [92, 62, 0.7],
        [150, 22, 1.1],
        [205, 70, 0.8],
        [262, 34, 1],
        [290, 92, 0.7],
        [374, 110, 1],
        [18, 96, 0.8],
      ].map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#ffffff" opacity="0.7" />
      ))}
    </svg>
  )
}
