import { useTranslations } from 'use-intl'
import { fieldKey } from '#common/profiles/profile-fields.ts'
import { bold } from '#ui/rich-text.tsx'
import { Stave } from '#web/brand/stave.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { memberLanderLoader } from './member-loader.ts'
import { useWanted, WantedPhoto } from './wanted.tsx'
import './wanted.css'
import './window.css'

export const loader = memberLanderLoader(['profiles'])
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true, personal: true }

const mostInterests = 5

/** The serenade itself: one lit window at night, and under it whoever wants to say hello. */
export default function WindowPage() {
  const t = useTranslations('landers.member')
  const card = useTranslations('profiles.card')
  const fields = useTranslations('fields.interests')
  const niche = useLanderNiche()
  const { person, name, place, signup } = useWanted()
  return (
    <LanderFrame title={t('window.title')} niche={niche} night className="lit">
      <Stave className="-z-10" />
      <div className="lit-house">
        <span className="lit-window">
          <WantedPhoto person={person} />
        </span>
        <span className="lit-sill" aria-hidden="true" />
      </div>
      <div className="lit-words">
        {person && (
          <p className="lander-for">
            {card('name_age', { name, age: person.age })} · {place}
          </p>
        )}
        <h1 className="display lander-heading">{t.rich('window.heading', { b: bold, name })}</h1>
        <p className="lander-line">{t('window.line')}</p>
        {person && person.interests.length > 0 && (
          <ul className="wanted-facts lit-facts">
            {person.interests.slice(0, mostInterests).map((interest) => (
              <li key={interest}>{fields(fieldKey(interest))}</li>
            ))}
          </ul>
        )}
        {person?.is_fictional && <FictionalNote className="mb-4" />}
        <LanderCall label={t('window.cta')} to={signup} drawn={false} />
      </div>
    </LanderFrame>
  )
}
