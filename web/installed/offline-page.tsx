import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '#ui/button/button.tsx'
import { Offline } from '../brand/drawings/offline.tsx'
import { pageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
// oxlint-disable-next-line import/default -- the address of the built file, by Vite
import script from './offline-script.ts?worker&url'
import './offline.css'

const load = pageLoader(['installed'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty', light: true }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

const words = ['photo', 'gif', 'gift', 'unsent', 'hidden', 'own', 'none'] as const

/**
 * What the service worker shows at any address that cannot be reached, in the site's brand and language. It is the same
 * for everybody: its script adds the chats that the browser has kept.
 */
export default function OfflinePage() {
  const t = useTranslations('installed.offline')
  const app = useTranslations('app')
  return (
    <section className="wrap offline">
      <PageTitle title={app('error.offlineTitle')} />
      <div className="offline-words">
        <div className="offline-drawing">
          <Offline />
        </div>
        <h1>{app('error.offlineTitle')}</h1>
        <p className="text-muted">{t('text')}</p>
        <button type="button" data-retry className={buttonStyle({})}>
          {app('retry')}
        </button>
      </div>
      <div
        hidden
        className="offline-chats"
        data-chats
        {...Object.fromEntries(words.map((word) => [`data-word-${word}`, t(`words.${word}`)]))}
      >
        <h2>{t('chats')}</h2>
        <p className="text-14 text-muted">{t('chats_text')}</p>
      </div>
      <script type="module" src={script} />
    </section>
  )
}
