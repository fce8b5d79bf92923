import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { Prompt } from '#common/profiles/prompts.ts'
import { required } from '#common/required.ts'
import { Icon } from '#ui/icon.tsx'
import { heart } from '#ui/icons.ts'
import { bold } from '#ui/rich-text.tsx'
import { useExamples } from '../example-people.ts'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import './social.css'
// oxlint-disable-next-line import/default -- the address of the built file, by Vite
import script from './social-script.ts?worker&url'

export const loader = landerLoader(['prompts'])
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true, paper: true }

const sentences = ['good_evening', 'small_joy', 'sunday_morning', 'cook_for_you'] as const satisfies Prompt[]
const own: Prompt = 'cannot_resist'

/** A feed of sentences that somebody has finished; the last one is the visitor's, and goes along into the signup. */
export default function SocialPage() {
  const t = useTranslations('landers.social')
  const prompts = useTranslations('prompts.sentence')
  const niche = useLanderNiche()
  const people = useExamples(niche, 2)
  return (
    <LanderFrame title={t('title')} niche={niche} className="social">
      <LanderWords niche={niche} heading={t.rich('heading', { b: bold })} className="social-words">
        {t('line')}
      </LanderWords>
      <ul className="social-feed">
        {sentences.map((sentence, place) => {
          const { name, age, small } = required(people[place])
          return (
            <li key={name} className="social-post">
              <p className="social-who">
                <img src={small} alt="" width={288} height={384} />
                <b>
                  {name}, {age}
                </b>
              </p>
              <p className="social-asked">{prompts(sentence)}</p>
              <p className="social-said">{t(`answers.${sentence}`)}</p>
              <label className="social-like">
                <input type="checkbox" className="lander-tick" aria-label={t('like', { name })} />
                <Icon icon={heart} size={24} />
              </label>
            </li>
          )
        })}
      </ul>
      <div className="social-own lander-panel" data-own={own}>
        <label htmlFor="own-answer" className="social-asked">
          {prompts(own)}
        </label>
        <textarea
          id="own-answer"
          rows={2}
          maxLength={limits.promptMax}
          placeholder={t('yours')}
          className="social-answer"
        />
        <LanderCall label={t('cta')} />
      </div>
      <script type="module" src={script} />
    </LanderFrame>
  )
}
