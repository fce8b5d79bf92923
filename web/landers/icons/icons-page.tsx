import { useTranslations } from 'use-intl'
import { fieldKey, type Interest } from '#common/profiles/profile-fields.ts'
import { Icon, type IconNode } from '#ui/icon.tsx'
import {
  bookOpen as book,
  camera,
  coffee,
  clapperboard as film,
  mountain,
  guitar as music,
  pawPrint as paw,
  plane,
  cookingPot as pot,
  sprout,
  wavesHorizontal as waves,
  wine,
} from '#ui/icons.ts'
import { bold } from '#ui/rich-text.tsx'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import './icons.css'
// oxlint-disable-next-line import/default -- the address of the built file, by Vite
import script from './icons-script.ts?worker&url'

export const loader = landerLoader(['fields'])
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true, paper: true }

const offered: [Interest, IconNode][] = [
  ['music', music],
  ['cooking', pot],
  ['hiking', mountain],
  ['beach', waves],
  ['reading', book],
  ['wine', wine],
  ['movies', film],
  ['gardening', sprout],
  ['coffee', coffee],
  ['animals', paw],
  ['travelling', plane],
  ['photography', camera],
]

/** Three taps instead of a form: what is picked becomes a tune on the stave, and is chosen in the signup already. */
export default function IconsPage() {
  const t = useTranslations('landers.icons')
  const fields = useTranslations('fields.interests')
  const niche = useLanderNiche()
  return (
    <LanderFrame title={t('title')} niche={niche} className="icons">
      <div className="icons-words">
        <LanderWords niche={niche} heading={t.rich('heading', { b: bold })}>
          {t('line')}
        </LanderWords>
        <div className="icons-tune" aria-hidden="true">
          {[0, 1, 2].map((place) => (
            <span key={place} className="icons-note" data-note />
          ))}
        </div>
      </div>
      <fieldset className="icons-grid" data-picks>
        <legend className="sr-only">{t('legend')}</legend>
        {offered.map(([interest, icon]) => (
          <label key={interest} className="icons-tile">
            <input type="checkbox" className="lander-tick" value={interest} />
            <Icon icon={icon} size={30} />
            <span>{fields(fieldKey(interest))}</span>
          </label>
        ))}
      </fieldset>
      <LanderCall label={t('cta')} drawn={false} className="icons-call" />
      <script type="module" src={script} />
    </LanderFrame>
  )
}
