import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { heart, userRound } from '#ui/icons.ts'
import { OnlineDot } from '#ui/media/photo-marks.tsx'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { photoSource } from '#web/profiles/card/photo-source.ts'
import { useIsOnline } from '#web/profiles/presence.ts'

/** Those who wait for a first message: new matches, then likes without an answer. */
export function FreshRow({ members }: { members: ProfileCard[] }) {
  const t = useTranslations('chatHome')
  if (members.length === 0) return null
  return (
    <section aria-labelledby="fresh-title" className="pb-3">
      <div className="flex min-h-9 items-center justify-between gap-3 px-2.5">
        <p id="fresh-title" className="text-14 font-bold">
          {t('title')}
        </p>
        <Link to="/likes" className="flex-none py-2 text-14 font-semibold">
          {t('see_all')}
        </Link>
      </div>
      <ul className="flex snap-x scroll-px-2.5 gap-3 overflow-x-auto px-2.5 pt-1.5 pb-2">
        {members.map((member) => (
          <li key={member.id} className="flex-none snap-start">
            <FreshMember member={member} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FreshMember({ member }: { member: ProfileCard }) {
  const t = useTranslations('chatHome')
  const fields = useTranslations('fields')
  const isMatch = member.like_state === 'match'
  const online = useIsOnline(member)
  return (
    <Link
      to={isMatch ? `/members/${member.id}/chat` : `/members/${member.id}`}
      className="grid min-w-20 max-w-32 justify-items-center text-center text-14 text-text no-underline"
    >
      <span
        className={classNames(
          'relative mb-4 block h-24 w-19 rounded-t-[38px] rounded-b-card',
          isMatch && 'ring-2 ring-primary ring-offset-2 ring-offset-surface',
        )}
      >
        <FreshPhoto member={member} />
        {online && <OnlineDot label={fields('online')} className="absolute top-1.5 right-1.5" />}
        <span
          className={classNames(
            'absolute -bottom-3.5 left-1/2 grid size-7 -translate-x-1/2 place-items-center rounded-full ring-3 ring-surface',
            isMatch ? 'bg-primary text-on-primary' : 'bg-surface text-like',
          )}
        >
          <Icon icon={heart} size={16} className={classNames(isMatch && 'fill-current')} />
        </span>
      </span>
      <span dir="auto" className="w-full truncate font-bold">
        {member.name}
      </span>
      {member.is_fictional && <FictionalLabel on="surface" />}
      <span
        className={classNames('w-full text-12 font-semibold', isMatch ? 'text-primary-text' : 'text-muted')}
      >
        {isMatch ? t('say_hello') : t('likes_you')}
      </span>
    </Link>
  )
}

function FreshPhoto({ member }: { member: ProfileCard }) {
  const image = member.main_image
  const shape = 'size-full rounded-[inherit]'
  if (image?.status !== 'active')
    return (
      <span className={classNames(shape, 'grid place-items-center bg-primary-tint text-primary-text')}>
        <Icon icon={userRound} size={36} />
      </span>
    )
  const { src, color } = photoSource(image, true)
  return (
    <img
      src={src}
      alt=""
      width={76}
      height={96}
      decoding="async"
      style={{ backgroundColor: color }}
      className={classNames(shape, 'object-cover')}
    />
  )
}
