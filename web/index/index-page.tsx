import { redirect, redirectDocument } from 'react-router'
import { useTranslations } from 'use-intl'
import { niches } from '#common/niches.ts'
import { Stave } from '../brand/stave.tsx'
import { companyQuery } from '../platform/company-query.ts'
import { pageLoader } from '../platform/page-loader.ts'
import { useSettings } from '../platform/use-settings.ts'
import { userQuery } from '../platform/user-query.ts'
import { Arches } from './arches.tsx'
import { JoinCard } from './join-card.tsx'
import { Reasons } from './reasons.tsx'

export const loader = pageLoader(['index'], async ({ queries, api }) => {
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
  const title = settings.index_title || t(`${niche}.index_title`)
  const name = settings.name
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="description" content={settings.description || t(`${niche}.description`)} />
      <section className="on-night relative overflow-hidden bg-linear-to-br from-night from-60% to-night-2 text-on-night">
        <Stave className="top-auto h-4/5" />
        <div className="wrap relative grid gap-x-16 pt-22 lg:grid-cols-[1fr_440px] lg:pt-28">
          <div className="flex flex-col justify-end gap-8 lg:min-h-[33rem]">
            <div className="lg:pb-6">
              <h1 className="display text-40 lg:text-56">
                {settings.index_title
                  ? settings.index_title
                  : t.rich(`${niche}.promise`, { b: (chunks) => <b>{chunks}</b> })}
              </h1>
              <p className="mt-4 max-w-[38ch] text-16 text-on-night-muted lg:text-20 lg:tracking-normal lg:leading-normal">
                {t(`${niche}.line`)}
              </p>
            </div>
            <Arches niche={niche} className="lg:justify-start" />
          </div>
          <div className="max-lg:pb-8 lg:self-center lg:pb-12">
            <JoinCard settings={settings} />
          </div>
        </div>
      </section>
      <Reasons site={name} />
    </>
  )
}
