import { useTranslations } from 'use-intl'
import { bold } from '#ui/rich-text.tsx'
import { FictionalLabel, FictionalNote } from '#web/profiles/card/fictional.tsx'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
// oxlint-disable-next-line import/default -- the address of the built file, by Vite
import script from './letter-script.ts?worker&url'
import { memberLanderLoader } from './member-loader.ts'
import { useWanted, WantedPhoto } from './wanted.tsx'
import './letter.css'
import './wanted.css'

export const loader = memberLanderLoader(['openers'])
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true, paper: true, personal: true }

const firstLines = ['smile', 'little_thing', 'free_day', 'looking_forward'] as const

/** A letter with the member's photo for its stamp. The first line that is chosen becomes the signup's message. */
export default function LetterPage() {
  const t = useTranslations('landers.member')
  const openers = useTranslations('openers.questions')
  const niche = useLanderNiche()
  const { person, name, place, signup } = useWanted()
  return (
    <LanderFrame title={t('letter.title')} niche={niche} className="letter">
      <LanderWords niche={niche} heading={t.rich('letter.heading', { b: bold })} className="letter-words">
        {t('letter.line')}
      </LanderWords>
      <div className="letter-sheet" data-letter>
        <div className="letter-head">
          <p className="letter-address">
            <b>{name}</b>
            {person && <span>{place}</span>}
            {person?.is_fictional && <FictionalLabel on="surface" />}
          </p>
          <span className="letter-stamp">
            <span>
              <WantedPhoto person={person} small />
            </span>
          </span>
        </div>
        <fieldset className="letter-lines">
          <legend>{t('letter.legend')}</legend>
          {firstLines.map((line) => (
            <label key={line}>
              <input type="radio" name="line" value={openers(line)} className="letter-radio" />
              <span>{openers(line)}</span>
            </label>
          ))}
        </fieldset>
        {person?.is_fictional && <FictionalNote />}
      </div>
      <LanderCall label={t('letter.cta')} to={signup} drawn={false} className="letter-call" />
      <script type="module" src={script} />
    </LanderFrame>
  )
}
