import { useRef } from 'react'
import { data, type MetaFunction, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { privacyQuery } from '../members/settings/privacy-query.ts'
import { memberPageLoader } from '../platform/api/page-loader.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { OwnEditor } from './own/own-editor.tsx'
import { ProfilePreview } from './own/profile-preview.tsx'
import { ownPhotosQuery } from './own-photos-query.ts'
import { ownProfileQuery, previewQuery } from './profiles-query.ts'

const preview = 'preview'

const load = memberPageLoader(
  ['ownProfile', 'profiles', 'fields', 'prompts', 'places', 'photos'],
  async ({ api, queries, params }) => {
    if (params.view !== undefined && params.view !== preview)
      throw data({ error: 'not_found' }, { status: 404 })
    // Another device may have changed it since.
    const fresh = { staleTime: 0 }
    await Promise.all([
      queries.fetchQuery({ ...ownPhotosQuery(api), ...fresh }),
      ...(params.view === preview
        ? [queries.fetchQuery(previewQuery(api)), queries.fetchQuery(privacyQuery(api))]
        : [queries.fetchQuery({ ...ownProfileQuery(api), ...fresh })]),
    ])
  },
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function OwnProfilePage() {
  const t = useTranslations('ownProfile')
  const { view } = useParams()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('title')} />
      <h1 ref={heading} tabIndex={-1} className="mb-2 focus-visible:outline-none lg:mb-4">
        {t('title')}
      </h1>
      <Tabs
        label={t('tabs.label')}
        items={[
          { to: '/profile', end: true, label: t('tabs.edit') },
          { to: '/profile/preview', label: t('tabs.preview') },
        ]}
      />
      <div className="pt-5 lg:pt-7">
        {view === preview ? (
          <ProfilePreview />
        ) : (
          <OwnEditor onHintDismissed={() => heading.current?.focus()} />
        )}
      </div>
    </div>
  )
}
