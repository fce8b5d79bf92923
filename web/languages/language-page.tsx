import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { publicPageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { CountryChoice } from './country-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'

const load = publicPageLoader(['language'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function LanguagePage() {
  const t = useTranslations('language')
  return (
    <div className="wrap py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-8">
        <h1>{t('title')}</h1>
        <LanguageChoice />
        <CountryChoice />
      </div>
    </div>
  )
}
