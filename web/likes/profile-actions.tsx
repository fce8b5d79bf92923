import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { heart, messageCircle } from '#ui/icons.ts'
import { useChanged } from '#ui/use-changed.ts'
import { useJoinLink } from '../members/use-join-link.ts'
import { useSettings, useUser } from '../site/api/site-and-user.tsx'
import { withTracking } from '../site/api/tracking.ts'
import { useOpenToVisitors } from '../site/page/use-open-to-visitors.ts'
import { isLiked, useLike } from './use-like.ts'

const UnlikeDialog = lazyPart(async () => ({ default: (await import('./unlike-dialog.tsx')).UnlikeDialog }))

const likeWords = { liked: 'liked', match: 'matched', received: 'like_back', none: 'like' } as const

/** The buttons of a profile, `gift` first, fixed at the lower edge on a phone. One's own has a link to edit it. */
export function ProfileActions({ profile, gift }: { profile: Profile; gift: Elements }) {
  const t = useTranslations('profiles.profile')
  const user = useUser()
  const theirs = useTranslations('theirProfile')
  const own = user?.id === profile.id
  return (
    <section
      aria-label={t('actions')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex gap-3 border-t border-line bg-surface px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:flex-1 low:static low:mt-5 low:border-0 low:bg-transparent low:p-0 lg:static lg:mt-5 lg:border-0 lg:bg-transparent lg:p-0 max-sm:*:min-w-0 max-sm:*:px-3"
    >
      {own && <ButtonLink to="/profile">{theirs('edit')}</ButtonLink>}
      {own ? null : user ? (
        <>
          {gift}
          <MemberActions key={profile.id} profile={profile} />
        </>
      ) : (
        <VisitorActions profile={profile} />
      )}
    </section>
  )
}

function MemberActions({ profile }: { profile: Profile }) {
  const t = useTranslations('profiles.profile')
  const theirs = useTranslations('theirProfile')
  const cost = useSettings()?.message_credits
  const like = useLike()
  const liked = isLiked(profile.like_state)
  const changed = useChanged(liked)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ButtonLink
        to={`/members/${profile.id}/chat`}
        variant={liked ? 'primary' : 'outline'}
        className="flex-wrap gap-y-0"
      >
        <Icon icon={messageCircle} size={20} className="flex-none" />
        {t('message')}
        {cost !== undefined && (
          <span className="text-12 font-normal whitespace-nowrap">
            {cost > 0 ? theirs('cost', { n: cost }) : theirs('free')}
          </span>
        )}
      </ButtonLink>
      <Button
        variant={liked ? 'soft' : 'primary'}
        aria-pressed={liked}
        onClick={() => (liked ? setAsking(true) : void like(profile))}
      >
        <Icon
          icon={heart}
          size={20}
          className={classNames(liked && 'fill-current', liked && changed && 'animate-pop')}
        />
        {t(likeWords[profile.like_state ?? 'none'])}
      </Button>
      {asking && (
        <Suspense>
          <UnlikeDialog member={profile} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function VisitorActions({ profile }: { profile: Profile }) {
  const t = useTranslations('profiles.profile')
  const { pathname, search } = useLocation()
  const join = useJoinLink({ person: profile })
  const { signups } = useOpenToVisitors()
  return (
    <>
      <ButtonLink to={withTracking(`/login?to=${encodeURIComponent(pathname)}`, search)} variant="outline">
        {t('login')}
      </ButtonLink>
      {signups && <ButtonLink {...join}>{t('join')}</ButtonLink>}
    </>
  )
}
