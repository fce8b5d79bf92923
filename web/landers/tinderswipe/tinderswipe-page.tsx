import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { x as cross, heart, undo2 as undo } from '#ui/icons.ts'
import { bold } from '#ui/rich-text.tsx'
import { Mark } from '#web/brand/mark.tsx'
import { Stave } from '#web/brand/stave.tsx'
import { useExamples } from '../example-people.ts'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer, landerLoader } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { LanderWords } from '../lander-words.tsx'
import './tinderswipe.css'
import script from './tinderswipe-script.ts?worker&url'

export const loader = landerLoader()
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true }

/** A deck of cards to try the swipe game on: by finger, keys or buttons. */
export default function TinderswipePage() {
  const t = useTranslations('landers.tinderswipe')
  const niche = useLanderNiche()
  const people = useExamples(niche)
  return (
    <LanderFrame title={t('title')} niche={niche} night className="swipe">
      <Stave className="-z-10" />
      <LanderWords niche={niche} heading={t.rich('heading', { b: bold })} className="swipe-words">
        {t('line')}
      </LanderWords>
      <div className="swipe-middle">
        <div className="swipe-deck" data-deck>
          <span className="swipe-end">
            <Mark niche={niche} />
          </span>
          {people.map(({ name, age, large }, place) => (
            <article
              key={name}
              className="swipe-card"
              data-card
              data-top={place === 0 ? '' : undefined}
              style={{ zIndex: people.length - place }}
            >
              <img
                src={large}
                alt=""
                width={576}
                height={768}
                draggable={false}
                fetchPriority={place === 0 ? 'high' : undefined}
              />
              <h2>
                {name}, {age}
              </h2>
              <span className="swipe-stamp swipe-stamp-like" aria-hidden="true">
                <Icon icon={heart} size={34} />
              </span>
              <span className="swipe-stamp swipe-stamp-pass" aria-hidden="true">
                <Icon icon={cross} size={34} />
              </span>
            </article>
          ))}
        </div>
        <div className="swipe-buttons" data-buttons="waiting">
          <button type="button" data-act="undo" aria-label={t('undo')} disabled>
            <Icon icon={undo} size={22} />
          </button>
          <button type="button" data-act="pass" aria-label={t('pass')}>
            <Icon icon={cross} size={28} />
          </button>
          <button type="button" data-act="like" aria-label={t('like')} className="swipe-yes">
            <Icon icon={heart} size={32} />
          </button>
        </div>
        <p className="swipe-keys" aria-hidden="true">
          <kbd>←</kbd> {t('pass')} <kbd>→</kbd> {t('like')} <kbd>Z</kbd> {t('undo')}
        </p>
      </div>
      <div className="swipe-panel lander-panel off-night">
        <div aria-live="polite">
          {people.map(({ name }, place) => (
            <div key={name} data-panel hidden={place > 0}>
              <h2>{t('panel', { name })}</h2>
            </div>
          ))}
          <div data-panel hidden>
            <h2>{t('over')}</h2>
          </div>
        </div>
        <p className="swipe-text">{t('text')}</p>
        <LanderCall label={t('cta')} />
      </div>
      <script type="module" src={script} />
    </LanderFrame>
  )
}
