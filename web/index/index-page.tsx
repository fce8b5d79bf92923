import { redirect, redirectDocument } from 'react-router'
import { useTranslations } from 'use-intl'
import { niches } from '#common/niches.ts'
import { Stave } from '../brand/stave.tsx'
import { companyQuery } from '../platform/company-query.ts'
import { pageLoader } from '../platform/page-loader.ts'
import { useSettings } from '../platform/use-settings.ts'
import { userQuery } from '../platform/user-query.ts'
import { bold } from '../ui/rich-text.tsx'
import { Arches } from './arches.tsx'
import { JoinCard } from './join-card.tsx'
import { Reasons } from './reasons.tsx'

export const loader = pageLoader(['index', 'sites'], async ({ queries, api }) => {
  if (await queries.ensureQueryData(userQuery(api))) throw redirect('/members')
  await queries.ensureQueryData(companyQuery(api))
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
  const niche = niches[settings.niche as keyof typeof niches]
  const { name, index_title: title } = settings
  const operators = title !== t(`${niche}.index_title`)
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="description" content={settings.description} />
      <section className="relative overflow-hidden bg-linear-to-br from-night from-60% to-night-2 text-on-night">
        <Stave className="top-auto h-3/5" />
        <div className="wrap relative grid gap-x-16 pt-22 lg:grid-cols-[1fr_440px] lg:pt-28">
          <div className="on-night flex min-w-0 flex-col justify-end gap-8 lg:min-h-[33rem]">
            <div className="lg:pb-6">
              <h1 className="display text-[clamp(1.75rem,10vw,2.5rem)] lg:text-56">
                {operators ? title : t.rich(`${niche}.promise`, { b: bold })}
              </h1>
              <p className="mt-4 max-w-[38ch] text-16 text-on-night-muted lg:text-20 lg:tracking-normal lg:leading-normal">
                {t(`${niche}.line`)}
              </p>
            </div>
            <Arches niche={niche} className="lg:justify-start" />
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
