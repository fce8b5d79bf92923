import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { ownProfileQuery } from '../profiles-query.ts'
import { AccountFacts } from './account-facts.tsx'
import { CompletenessHint } from './completeness-hint.tsx'
import { FieldEditor, type Opened } from './field-editor.tsx'
import { OwnSections } from './own-sections.tsx'
import { PhotosSection } from './photos-section.tsx'

/** The own profile as its member edits it: each field is opened, saved and undone by itself. */
export function OwnEditor({ onHintDismissed }: { onHintDismissed: () => void }) {
  const { api } = usePageData()
  const { data: profile } = useSuspenseQuery(ownProfileQuery(api))
  const { photos } = useSuspenseQuery(ownPhotosQuery(api)).data
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <CompletenessHint
          profile={profile}
          hasPhoto={photos.length > 0}
          onOpen={(field) => setOpened(field === 'prompts' ? { field, finished: undefined } : { field })}
          onDismissed={onHintDismissed}
        />
        <PhotosSection />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <OwnSections profile={profile} onOpen={setOpened} />
        <AccountFacts profile={profile} />
      </div>
      {opened && <FieldEditor opened={opened} profile={profile} onClose={() => setOpened(null)} />}
    </div>
  )
}
