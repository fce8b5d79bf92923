import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { ownProfileQuery } from '../own-profile-query.ts'
import { AccountFacts } from './account-facts.tsx'
import { CompletenessHint } from './completeness-hint.tsx'
import type { Opened } from './editors/field-editor.tsx'
import { OwnSections } from './own-sections.tsx'
import { PhotosSection } from './photos-section.tsx'

const loadEditor = () => import('./editors/field-editor.tsx')
const FieldEditor = lazyPart(async () => ({ default: (await loadEditor()).FieldEditor }))

/**
 * The own profile as its member edits it: each field is opened, saved and undone by itself. The editors are loaded once
 * the page rests, or when the first one opens.
 */
export function OwnEditor({ onHintDismissed }: { onHintDismissed: () => void }) {
  const { api } = usePageData()
  const { data: profile } = useSuspenseQuery(ownProfileQuery(api))
  const { photos } = useSuspenseQuery(ownPhotosQuery(api)).data
  const [opened, setOpened] = useState<Opened | null>(null)
  const toast = useToast()
  const words = useErrorText()
  useEffect(() => {
    // What fails here is tried again by a press.
    const timer = setTimeout(() => void loadEditor().catch(() => {}), limits.prefetchIdleMs)
    return () => clearTimeout(timer)
  }, [])

  /** An editor that was closed while it saved must not close the next one when its answer comes. */
  function close(closed: Opened) {
    setOpened((now) => (now === closed ? null : now))
  }
  async function open(wanted: Opened) {
    try {
      await loadEditor()
      setOpened(wanted)
    } catch {
      toast({ text: words.text(new ApiError(0, {})) })
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:col-span-5 xl:col-span-4">
        <CompletenessHint
          profile={profile}
          hasPhoto={photos.length > 0}
          onOpen={(field) => void open(field === 'prompts' ? { field, finished: undefined } : { field })}
          onDismissed={onHintDismissed}
        />
        <PhotosSection />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:col-span-7 xl:col-span-8">
        <OwnSections profile={profile} onOpen={(wanted) => void open(wanted)} />
        <AccountFacts profile={profile} />
      </div>
      <Suspense>
        {opened && <FieldEditor opened={opened} profile={profile} onClose={() => close(opened)} />}
      </Suspense>
    </div>
  )
}
