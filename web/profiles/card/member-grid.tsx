import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { FoundCard, ProfileCard } from '#common/wire/profiles.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { userRound } from '#ui/icons.ts'
import { PhotoCard } from '#ui/media/photo-card.tsx'
import { PhotoLabel } from '#ui/media/photo-marks.tsx'
import { Skeleton } from '#ui/notice/skeleton.tsx'
import { withTracking } from '#web/site/api/tracking.ts'
import { useIsOnline } from '../presence.ts'
import { FictionalLabel } from './fictional.tsx'
import { photoSource } from './photo-source.ts'
import { usePlace } from './use-place.ts'
import { VerifiedLabel } from './verified.tsx'

const firstRow = 4

type MemberGridProps<Card extends ProfileCard> = {
  label: string
  members: Card[]
  labelOf?: (member: Card) => Elements
  /** The button on a member's photo. */
  actionOf: (member: Card) => Elements
  /** Where a card leads, instead of to the profile. */
  pathOf?: ((member: Card) => string) | undefined
  /** Not at the top of the page: no photo is needed at once. */
  later?: boolean | undefined
  /** Below a heading of their own. */
  heading?: 'h2' | 'h3' | undefined
}

export function MemberGrid<Card extends ProfileCard>({
  label,
  members,
  labelOf,
  actionOf,
  pathOf,
  later,
  heading,
}: MemberGridProps<Card>) {
  return (
    <ul aria-label={label} className="people-grid">
      {members.map((member, index) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            path={pathOf?.(member)}
            eager={!later && index < firstRow}
            heading={heading}
            label={labelOf?.(member)}
            action={actionOf(member)}
          />
        </li>
      ))}
    </ul>
  )
}

type MemberCardProps = {
  member: ProfileCard & Partial<Pick<FoundCard, 'distance'>>
  path: string | undefined
  /** Among the first on the screen: its photo is fetched at once. */
  eager?: boolean
  label?: Elements
  action: Elements
  heading: 'h2' | 'h3' | undefined
}

/** A member in a grid. */
function MemberCard({
  member,
  path = `/members/${member.id}`,
  eager,
  label,
  action,
  heading = 'h2',
}: MemberCardProps) {
  const t = useTranslations('profiles.card')
  const fields = useTranslations('fields')
  const place = usePlace(member)
  const online = useIsOnline(member)
  const { search } = useLocation()
  const photo = member.main_image
  const said = label ?? (member.like_state === 'received' && <PhotoLabel>{t('likes_you')}</PhotoLabel>)
  return (
    <PhotoCard
      to={withTracking(path, search)}
      photo={photo && photoSource(photo, true)}
      fallback={<Icon icon={userRound} size={64} />}
      title={member.name}
      titleEnd={t('age', { age: member.age })}
      subtitle={place}
      subtitleEnd={member.distance ? `\u00a0${t('distance', { km: member.distance })}` : undefined}
      online={online ? fields('online') : undefined}
      locked={photo?.locked ? t('photo_locked') : undefined}
      eager={eager}
      heading={heading}
      label={
        (member.is_fictional || member.verified || said) && (
          <>
            {member.is_fictional && <FictionalLabel />}
            {member.verified && <VerifiedLabel />}
            {said}
          </>
        )
      }
      action={action}
    />
  )
}

const places = Array.from({ length: 10 }, (_, index) => index)

/** The grid's shape while people are on their way. */
export function GridSkeleton({ className }: { className?: string }) {
  return (
    <div className={className}>
      <div className="people-grid">
        {places.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </div>
    </div>
  )
}
