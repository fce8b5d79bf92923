import type { MetaFunction } from 'react-router'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { OwnFrame } from './own/own-frame.tsx'
import { ProfilePreview, previewAs } from './own/profile-preview.tsx'
import { ownPhotosQuery } from './own-photos-query.ts'
import { previewQuery } from './own-profile-query.ts'
import { privacyQuery } from './privacy/privacy-query.ts'

const load = memberPageLoader(
  ['ownProfile', 'profiles', 'fields', 'prompts', 'theirProfile'],
  ({ api, queries, url }) =>
    Promise.all([
      queries.fetchQuery({ ...ownPhotosQuery(api), staleTime: 0 }),
      queries.fetchQuery(previewQuery(api, previewAs(url.searchParams))),
      queries.fetchQuery(privacyQuery(api)),
    ]),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function OwnPreviewPage() {
  return (
    <OwnFrame>
      <ProfilePreview />
    </OwnFrame>
  )
}
