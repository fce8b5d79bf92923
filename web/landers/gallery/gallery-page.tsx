import { useTranslations } from 'use-intl'
import { fieldKey } from '#common/profiles/profile-fields.ts'
import { bold } from '#ui/rich-text.tsx'
import { useExamples } from '../example-people.ts'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import './gallery.css'

export const loader = landerLoader(['fields'])
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true, paper: true }

/** A quiet room with four framed portraits, to walk along. */
export default function GalleryPage() {
  const t = useTranslations('landers.gallery')
  const fields = useTranslations('fields.interests')
  const niche = useLanderNiche()
  const people = useExamples(niche, 2)
  return (
    <LanderFrame title={t('title')} niche={niche} className="gallery">
      <LanderWords niche={niche} heading={t.rich('heading', { b: bold })} className="gallery-words">
        {t('line')}
      </LanderWords>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keyboard */}
      <ul className="gallery-wall" aria-label={t('wall')} tabIndex={0}>
        {people.map(({ name, age, interests, large }, place) => (
          <li key={name} data-place={place}>
            <span className="gallery-lamp" aria-hidden="true" />
            <span className="gallery-frame">
              <img src={large} alt="" width={576} height={768} />
            </span>
            <p className="gallery-label">
              <b>
                {name}, {age}
              </b>
              {interests.map((interest) => (
                <span key={interest}>{fields(fieldKey(interest))}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <div className="gallery-floor" aria-hidden="true">
        <span className="gallery-bench" />
      </div>
      <LanderCall label={t('cta')} className="gallery-call" />
    </LanderFrame>
  )
}
