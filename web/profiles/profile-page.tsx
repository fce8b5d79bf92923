import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, startTransition, useState } from 'react'
import { data, type MetaFunction, useLocation, useParams, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { ensureMessages } from '#client/texts/messages.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { Icon } from '#ui/icon.tsx'
import { heart as heartIcon } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { AnswerLink } from '../conversations/composer/answer-link.tsx'
import { GiftButton } from '../conversations/gifts/gift-button.tsx'
import { OpenerCard } from '../conversations/openers/opener-card.tsx'
import { bundlesQuery } from '../credits/credits-query.ts'
import { useLowestPrice } from '../credits/use-lowest-price.ts'
import { ErrorNotice, readPageError } from '../frame/errors/error-notice.tsx'
import { SiteLogo } from '../frame/site-logo.tsx'
import { BackButton } from '../layouts/back-button.tsx'
import { ProfileActions } from '../likes/profile-actions.tsx'
import { useClearNewLike } from '../likes/use-clear-new-like.ts'
import { guestPageLoader, type PageFailure } from '../site/api/page-loader.ts'
import { useUser } from '../site/api/site-and-user.tsx'
import { trackingOf } from '../site/api/tracking.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { FictionalNote } from './card/fictional.tsx'
import { GoneMember } from './profile/gone-member.tsx'
import { JoinCall } from './profile/join-call.tsx'
import { PrivateAlbum } from './profile/private-album.tsx'
import { InterestList, ProfileFacts } from './profile/profile-facts.tsx'
import { ProfileGallery } from './profile/profile-gallery.tsx'
import { ProfileHead } from './profile/profile-head.tsx'
import { ProfileStory } from './profile/profile-story.tsx'
import { ProfileTools } from './profile/profile-tools.tsx'
import { Prose } from './profile/profile-words.tsx'
import { profileQuery } from './profiles-query.ts'
import { MemberNote } from './saved/member-note.tsx'

const GiftShelf = lazyPart(async () => ({
  default: (await import('../conversations/gifts/gift-shelf.tsx')).GiftShelf,
}))

const load = guestPageLoader(
  ['profiles', 'fields', 'likes', 'prompts', 'safety', 'theirProfile'],
  async ({ user, params, url, ...page }) => {
    const { api, queries } = page
    async function loadProfile(): Promise<void> {
      const query = profileQuery(api, params.id ?? '', trackingOf(url.search).network)
      const profile = await queries.ensureQueryData(query)
      // Without the price the page is complete all the same.
      if (user && hasLocked(profile)) await queries.prefetchQuery(bundlesQuery(api))
    }
    try {
      await Promise.all([
        loadProfile(),
        user &&
          ensureMessages(page, [
            'conversations',
            'gifts',
            'messageKinds',
            'openers',
            'photoReview',
            'visitors',
          ]),
      ])
    } catch (error) {
      // The page of a member who is gone needs them.
      await ensureMessages(page, ['theirProfile'])
      if (error instanceof ApiError && error.code === 'invalid')
        // No address of a member at all.
        throw data<PageFailure>({ error: error.code }, { status: 404 })
      throw error
    }
  },
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default', alone: () => true }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

const hasLocked = ({ photos }: Profile) => photos.some(({ locked }) => locked)

export default function ProfilePage() {
  const { api } = usePageData()
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { data: profile } = useSuspenseQuery(profileQuery(api, id, trackingOf(search).network))
  const t = useTranslations('profiles.card')
  const theirs = useTranslations('theirProfile')
  const [opened, setOpened] = useState<number | null>(null)
  const show = (photo: number | null) => startTransition(() => setOpened(photo))
  const [main] = profile.photos
  const price = useLowestPrice(Boolean(useUser()) && hasLocked(profile))
  useClearNewLike(profile)
  return (
    <article
      key={profile.id}
      className="pb-40 md:pb-8 md:wrap md:grid md:grid-cols-2 md:items-start md:gap-8 md:pt-6 lg:grid-cols-12 lg:pb-12"
    >
      <PageTitle title={t('name_age', { name: profile.name, age: profile.age })} />
      <div className="relative md:sticky md:top-20 lg:col-span-6 xl:col-span-5">
        <div className="absolute top-6 left-3 z-4 md:hidden">
          <BackButton variant="photo" otherwise={<SiteLogo on="photo" />} />
        </div>
        <ProfileGallery profile={profile} opened={opened} onOpen={show} price={price} />
        <ProfileTools profile={profile}>
          {main && (
            <AnswerLink
              to={profile.id}
              quote={{ photo: main }}
              label={theirs('answer_photo', { position: 1 })}
            />
          )}
        </ProfileTools>
        <ProfileActions profile={profile} gift={<GiftButton to={profile} />} />
      </div>
      <div className="relative z-3 min-w-0 rounded-t-panel bg-bg px-(--gutter) pt-6 max-md:-mt-6 md:p-0 lg:col-span-6 xl:col-span-7 low:mt-0">
        <div className={profile.photos.length > 0 ? 'max-lg:hidden' : undefined}>
          <ProfileHead profile={profile} on="bg" />
        </div>
        <ProfileBody profile={profile} onOpen={show} price={price} />
      </div>
    </article>
  )
}

/** Says whom the profile blocks in the words of spec §6, and shows the page of those who are gone. */
export function ErrorBoundary() {
  const error = readPageError(useRouteError())
  return error.code === 'not_found' ? <GoneMember /> : <ErrorNotice error={error} />
}

type ProfileBodyProps = {
  profile: Profile
  onOpen: (photo: number) => void
  price: string | undefined
}

function ProfileBody({ profile, onOpen, price }: ProfileBodyProps) {
  // What is loaded when it is shown would make the server render the page as a stream.
  const hydrated = useHydrated()
  const t = useTranslations('profiles.profile')
  const fields = useTranslations('fields.labels')
  const user = useUser()
  const { name, shared_interests } = profile
  const others = profile.interests.filter((interest) => !shared_interests.includes(interest))
  const heart = <Icon icon={heartIcon} size={18} className="fill-current text-primary-text" />
  return (
    <div className="lg:mt-6">
      {profile.is_fictional && <FictionalNote className="mb-5" />}
      {user?.id === profile.id && <Banner className="mb-5">{t('own')}</Banner>}
      {profile.like_state === 'received' && (
        <Banner tone="accent" icon={heart} className="mb-5">
          {t('likes_you', { name })}
        </Banner>
      )}
      <div className="[&>section:first-child]:mt-0">
        <InterestList title={t('shared')} interests={shared_interests} shared />
        <ProfileStory
          profile={profile}
          onOpen={onOpen}
          price={price}
          answer={
            user && user.id !== profile.id
              ? (quote, label) => <AnswerLink to={profile.id} quote={quote} label={label} />
              : undefined
          }
        />
        {user && <OpenerCard profile={profile} />}
        <PrivateAlbum profile={profile} />
        <Prose
          title={fields('about')}
          text={profile.about ?? (profile.reason ? null : t('quiet', { name }))}
        />
        <Prose title={fields('reason')} text={profile.reason} />
        <ProfileFacts profile={profile} />
        {user && hydrated && (
          <Suspense>
            <GiftShelf memberId={profile.id} />
          </Suspense>
        )}
        <InterestList
          title={t(shared_interests.length > 0 ? 'interests_more' : 'interests')}
          interests={others}
        />
      </div>
      {user && user.id !== profile.id && <MemberNote profile={profile} />}
      {!user && <JoinCall person={profile} />}
    </div>
  )
}
