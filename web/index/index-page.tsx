import { redirect, redirectDocument } from 'react-router'
import { useTranslations } from 'use-intl'
import { nicheNamed } from '#common/niches.ts'
import { MarkSign } from '../brand/mark-sign.tsx'
import { ShareHead } from '../brand/share-head.tsx'
import { Stave } from '../brand/stave.tsx'
import { companyQuery } from '../platform/api/company-query.ts'
import { pageLoader } from '../platform/api/page-loader.ts'
import { settingsQuery } from '../platform/api/settings-query.ts'
import { useSettings } from '../platform/api/site-and-user.tsx'
import { userQuery } from '../platform/api/user-query.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { bold } from '../ui/rich-text.tsx'
import { Arches } from './arches.tsx'
import { JoinCard } from './join-card.tsx'
import { Reasons } from './reasons.tsx'

export const loader = pageLoader(['index', 'sites'], async ({ queries, api }) => {
  if (await queries.ensureQueryData(userQuery(api))) throw redirect('/members')
  const { settings } = await queries.ensureQueryData(settingsQuery(api))
  await queries.ensureQueryData(companyQuery(api, settings.version))
})

/** This page ships no React: a click that leads here from a page with React loads it from the server. */
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
      <section className="relative isolate overflow-hidden bg-linear-to-br from-night from-60% to-night-2 text-on-night">
        <svg
          viewBox="0 0 48 56"
          aria-hidden="true"
          className="absolute -top-4 -right-20 -z-10 h-88 text-secondary opacity-10 lg:-top-12 lg:right-auto lg:left-[52%] lg:h-160 lg:-translate-x-1/2"
        >
          <MarkSign niche={niche} />
        </svg>
        <div className="wrap grid gap-x-16 pt-22 lg:grid-cols-[1fr_440px] lg:pt-28">
          <div className="on-night flex min-w-0 flex-col justify-end gap-8 lg:min-h-[33rem]">
            <div className="lg:pb-6">
              <h1 className="display text-[clamp(1.75rem,10vw,2.5rem)] lg:text-[clamp(2.5rem,4vw,3.5rem)] [&>b]:block">
                {operators ? title : t.rich(`${niche}.promise`, { b: bold })}
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
          <div className="min-w-0 max-lg:pb-8 lg:self-center lg:pb-12">
            <JoinCard settings={settings} />
          </div>
        </div>
      </section>
      <Reasons site={name} />
    </>
  )
}
