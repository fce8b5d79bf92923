import { redirectDocument } from 'react-router'
import { useTranslations } from 'use-intl'
import { redirectTo } from '#client/api/redirect-to.ts'
import { nicheNamed } from '#common/sites/niches.ts'
import { Icon } from '#ui/icon.tsx'
import { mapPin, messageCircle, wallet } from '#ui/icons.ts'
import { bold } from '#ui/rich-text.tsx'
import { Arches } from '../brand/arches.tsx'
import { MarkSign } from '../brand/mark.tsx'
import { ShareHead } from '../brand/share-head.tsx'
import { Stave } from '../brand/stave.tsx'
import { pageLoader } from '../site/api/page-loader.ts'
import { useSettings } from '../site/api/site-and-user.tsx'
import { companyQuery, settingsQuery } from '../site/api/site-queries.ts'
import { userQuery } from '../site/api/user-query.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { JoinCard } from './join-card.tsx'
import { StructuredData } from './structured-data.tsx'

export const loader = pageLoader(['index', 'sites'], async ({ queries, api }) => {
  if (await queries.ensureQueryData(userQuery(api))) throw redirectTo('/members')
  const { settings } = await queries.ensureQueryData(settingsQuery(api))
  await queries.ensureQueryData(companyQuery(api, settings.version))
})

/** This page ships no React, so that a link to it from a page with React loads it from the server. */
export function clientLoader(): never {
  throw redirectDocument('/')
}

export const handle = { layout: 'lander', light: true }

export default function IndexPage() {
  const t = useTranslations('sites')
  const settings = useSettings()
  if (!settings) return null
  const niche = nicheNamed(settings.niche)
  const { name, index_title: title } = settings
  const operators = title !== t(`${niche}.index_title`)
  return (
    <>
      <PageTitle title={title} />
      <ShareHead title={title} path="/" />
      <StructuredData />
      <section className="relative isolate overflow-hidden bg-linear-to-br from-night from-60% to-night-2 text-on-night">
        <svg
          viewBox="0 0 48 56"
          aria-hidden="true"
          className="absolute -top-4 -right-20 -z-10 h-88 text-secondary opacity-10 lg:-top-12 lg:right-auto lg:left-[52%] lg:h-160 lg:-translate-x-1/2"
        >
          <MarkSign niche={niche} />
        </svg>
        <div className="wrap grid gap-x-8 pt-22 lg:grid-cols-12 lg:pt-28">
          <div className="on-night flex min-w-0 flex-col justify-end gap-8 lg:col-span-7 lg:min-h-[33rem]">
            <div className="lg:pb-6">
              <h1 className="display text-[clamp(1.75rem,10vw,2.5rem)] lg:text-[clamp(2.5rem,4vw,3.5rem)] [&_b]:block">
                {operators ? title : <span>{t.rich(`${niche}.promise`, { b: bold })}</span>}
              </h1>
              <p className="mt-4 max-w-[38ch] text-16 text-on-night-muted lg:text-20 lg:tracking-normal lg:leading-normal">
                {t(`${niche}.line`)}
              </p>
            </div>
            <div className="max-lg:relative">
              <Stave className="-z-10 max-lg:-left-(--gutter) max-lg:w-screen lg:top-auto lg:h-3/5" />
              <Arches niche={niche} className="lg:justify-start" />
            </div>
          </div>
          <div className="min-w-0 max-lg:pb-8 lg:col-span-5 lg:w-full lg:max-w-110 lg:self-center lg:justify-self-end lg:pb-12">
            <JoinCard settings={settings} />
          </div>
        </div>
      </section>
      <Reasons site={name} />
    </>
  )
}

const reasons = [
  { name: 'honest', icon: messageCircle },
  { name: 'prices', icon: wallet },
  { name: 'discreet', icon: mapPin },
] as const

export function Reasons({ site }: { site: string }) {
  const t = useTranslations('index.reasons')
  return (
    <section aria-label={t('title', { site })} className="wrap grid gap-8 pt-10 md:grid-cols-3 lg:gap-16">
      {reasons.map(({ name, icon }) => (
        <div key={name}>
          <Icon icon={icon} size={32} className="stroke-[1.75] text-primary-text" />
          <h2 className="mt-3 text-20 font-bold">{t(`${name}.title`)}</h2>
          <p className="mt-1 text-14 text-muted">{t(`${name}.text`)}</p>
        </div>
      ))}
    </section>
  )
}
