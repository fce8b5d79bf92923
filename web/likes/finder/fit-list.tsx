import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { fieldKey, type Interest } from '#common/profiles/profile-fields.ts'
import type { Fit, FitReason } from '#common/wire/match-finder.ts'
import { Icon } from '#ui/icon.tsx'
import { check, userRound } from '#ui/icons.ts'
import { Photo } from '#ui/media/photo.tsx'
import { OnlineDot } from '#ui/media/photo-marks.tsx'
import { FictionalLabel, FictionalNote } from '#web/profiles/card/fictional.tsx'
import { photoSource } from '#web/profiles/card/photo-source.ts'
import { usePlace } from '#web/profiles/card/use-place.ts'
import { useIsOnline } from '#web/profiles/presence.ts'
import { LikeButton } from '../like-button.tsx'

const firstRow = 3

/** The people who fit best, each with the reasons. */
export function FitList({ label, fits }: { label: string; fits: Fit[] }) {
  return (
    <>
      {fits.some((fit) => fit.is_fictional) && <FictionalNote about="search" className="mb-4" />}
      <ul aria-label={label} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {fits.map((fit, index) => (
          <li key={fit.id} className="min-w-0">
            <FitCard fit={fit} eager={index < firstRow} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FitCard({ fit, eager }: { fit: Fit; eager: boolean }) {
  const card = useTranslations('profiles.card')
  const fields = useTranslations('fields')
  const reasonText = useReasonText()
  const place = usePlace(fit)
  const online = useIsOnline(fit)
  const { main_image: photo, name, age, distance } = fit
  return (
    <article className="relative flex h-full overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative min-h-48 w-36 max-w-2/5 flex-none overflow-hidden bg-primary-tint sm:min-h-53 sm:w-40">
        {photo ? (
          <Photo photo={photoSource(photo, true)} alt="" eager={eager} />
        ) : (
          <span className="absolute inset-0 grid place-items-center text-primary-text">
            <Icon icon={userRound} size={56} />
          </span>
        )}
        <div className="absolute right-0.5 bottom-0.5 z-3">
          <LikeButton member={fit} />
        </div>
      </div>
      <div className="min-w-0 flex-1 px-4 py-3">
        <h2 className="text-16 leading-snug wrap-anywhere">
          <Link to={`/members/${fit.id}`} className="text-text no-underline after:absolute after:inset-0">
            {card('name_age', { name, age })}
          </Link>
          {online && <OnlineDot label={fields('online')} className="ml-2" />}
        </h2>
        <p className="text-14 wrap-anywhere text-muted">
          {place && <span>{place} </span>}
          {distance ? <span>{card('distance', { km: distance })}</span> : null}
        </p>
        {fit.is_fictional && (
          <div className="mt-2">
            <FictionalLabel on="surface" />
          </div>
        )}
        <ul className="mt-2.5 grid gap-1.5 text-14">
          {fit.reasons.map((reason) => (
            <li key={reason.kind} className="flex gap-2 leading-snug">
              <Icon icon={check} size={16} className="mt-0.5 flex-none text-primary-text" />
              <span className="min-w-0 wrap-anywhere">{reasonText(reason, name)}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

function useReasonText(): (reason: FitReason, name: string) => string {
  const t = useTranslations('games.reasons')
  const interestText = useTranslations('fields.interests')
  const sentence = useTranslations('prompts.sentence')
  const format = useFormatter()
  const list = (interests: Interest[]) =>
    format.list(
      interests.map((interest) => interestText(fieldKey(interest))),
      { type: 'unit' },
    )
  return (reason, name) => {
    switch (reason.kind) {
      case 'intent':
        return t('intent', { what: list([reason.intent]) })
      case 'interests':
        return t('interests', { what: list(reason.interests) })
      case 'mood':
        return t('mood', { name, what: list(reason.interests) })
      case 'prompt':
        return t('prompt', { sentence: sentence(reason.prompt) })
      case 'near':
        return t('near', { km: reason.km })
      case 'age':
        return t('age')
      case 'seek':
        return t('seek')
    }
  }
}
