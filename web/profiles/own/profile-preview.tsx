import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { PreviewAs } from '#common/wire/profiles.ts'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { linkTo } from '#ui/rich-text.tsx'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { previewQuery } from '../own-profile-query.ts'
import { privacyQuery } from '../privacy/privacy-query.ts'
import { InterestList, ProfileFacts } from '../profile/profile-facts.tsx'
import { ProfileGallery } from '../profile/profile-gallery.tsx'
import { ProfileHead } from '../profile/profile-head.tsx'
import { ProfileStory } from '../profile/profile-story.tsx'
import { Prose } from '../profile/profile-words.tsx'

/** As whom the address says that the page is looked at. */
export const previewAs = (parameters: URLSearchParams): PreviewAs =>
  parameters.get('as') === 'free' ? 'free' : 'premium'

/** The own page with the same parts as everybody's, from what the server would send to somebody else. */
export function ProfilePreview() {
  const t = useTranslations('profiles.profile')
  const fields = useTranslations('fields.labels')
  const [opened, setOpened] = useState<number | null>(null)
  const show = (photo: number | null) => startTransition(() => setOpened(photo))
  const { api } = usePageData()
  const as = previewAs(useSearchParams()[0])
  const { data: profile } = useSuspenseQuery(previewQuery(api, as))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PreviewSwitch as={as} />
      <PreviewNotes />
      <article className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-12">
        <div className="max-lg:overflow-hidden max-lg:rounded-panel lg:col-span-6 xl:col-span-5">
          <ProfileGallery profile={profile} opened={opened} onOpen={show} />
        </div>
        <div className="min-w-0 lg:col-span-6 xl:col-span-7">
          <div className={profile.photos.length > 0 ? 'max-lg:hidden' : undefined}>
            <ProfileHead profile={profile} on="bg" />
          </div>
          <div className="lg:mt-6 [&>section:first-child]:mt-0">
            <ProfileStory profile={profile} onOpen={show} />
            <Prose
              title={fields('about')}
              text={profile.about ?? (profile.reason ? null : t('quiet', { name: profile.name }))}
            />
            <Prose title={fields('reason')} text={profile.reason} />
            <ProfileFacts profile={profile} />
            <InterestList title={t('interests')} interests={profile.interests} />
          </div>
        </div>
      </article>
    </div>
  )
}

/** Free members see all photos but the main one blurred. */
function PreviewSwitch({ as }: { as: PreviewAs }) {
  const t = useTranslations('ownProfile.preview')
  const navigate = useNavigate()
  return (
    <div className="max-w-120">
      <SegmentedControl
        legend={t('as')}
        block
        options={[
          { value: 'free', label: t('free') },
          { value: 'premium', label: t('premium') },
        ]}
        value={as}
        onChange={(next) => void navigate(`?as=${next}`, { replace: true, preventScrollReset: true })}
      />
    </div>
  )
}

/** Who sees the page, where that is not everybody, and which photos wait. */
function PreviewNotes() {
  const t = useTranslations('ownProfile.preview')
  const { api } = usePageData()
  const { data: privacy } = useSuspenseQuery(privacyQuery(api))
  const { photos } = useSuspenseQuery(ownPhotosQuery(api)).data
  const waiting = photos.filter((photo) => photo.status === 'pending').length
  if (!privacy.invisible && waiting === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {privacy.invisible && (
        <Banner tone="warning">{t.rich('invisible', { link: linkTo('/notifications#privacy') })}</Banner>
      )}
      {waiting > 0 && <Banner>{t('waiting', { count: waiting })}</Banner>}
    </div>
  )
}
