import { useRef } from 'react'
import type { MetaFunction } from 'react-router'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { OwnEditor } from './own/own-editor.tsx'
import { OwnFrame } from './own/own-frame.tsx'
import { ownPhotosQuery } from './own-photos-query.ts'
import { ownProfileQuery } from './own-profile-query.ts'

const load = memberPageLoader(['ownProfile', 'fields', 'prompts', 'places'], async ({ api, queries }) => {
  // Another device may have changed them since.
  const fresh = { staleTime: 0 }
  await Promise.all([
    queries.fetchQuery({ ...ownPhotosQuery(api), ...fresh }),
    queries.fetchQuery({ ...ownProfileQuery(api), ...fresh }),
  ])
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function OwnProfilePage() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <OwnFrame headingRef={heading}>
      <OwnEditor onHintDismissed={() => heading.current?.focus()} />
    </OwnFrame>
  )
}
