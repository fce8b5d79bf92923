import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { pause, play } from '#ui/icons.ts'
import { bold } from '#ui/rich-text.tsx'
import { Stave } from '#web/brand/stave.tsx'
import { useExamples } from '../example-people.ts'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import { Scenes } from './scenes.tsx'
import './video.css'
import script from './video-script.ts?worker&url'

export const loader = landerLoader(['fields'])
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true }

const captions = ['questions', 'look', 'like', 'price', 'label', 'two'] as const

/**
 * A drawn film of how the site works: six scenes of style sheets, with captions and without sound. It starts only when
 * asked to. Without a script, or where motion is unwanted, it is six captions to read.
 */
export default function VideoPage() {
  const t = useTranslations('landers.video')
  const niche = useLanderNiche()
  const people = useExamples(niche, 1)
  return (
    <LanderFrame title={t('title')} niche={niche} night className="film">
      <Stave className="-z-10" />
      <LanderWords niche={niche} heading={t.rich('heading', { b: bold })} className="film-words" />
      <div className="film-player" data-player>
        <div className="film-stage">
          <Scenes people={people} />
          <button type="button" className="film-start" data-play hidden aria-label={t('play')}>
            <Icon icon={play} size={34} />
          </button>
        </div>
        <ol className="film-captions">
          {captions.map((caption, place) => (
            <li key={caption} data-scene={place}>
              {t(caption)}
            </li>
          ))}
        </ol>
        <div className="film-bar">
          <button type="button" data-play aria-label={t('play')} data-pause-label={t('pause')}>
            <Icon icon={play} size={20} className="film-icon-play" />
            <Icon icon={pause} size={20} className="film-icon-pause" />
          </button>
          <span className="film-line" aria-hidden="true">
            <i className="film-progress" data-progress />
          </span>
          <span>{t('length')}</span>
        </div>
      </div>
      <LanderCall label={t('cta')} className="film-call" />
      <script type="module" src={script} />
    </LanderFrame>
  )
}
