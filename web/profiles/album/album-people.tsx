import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AlbumPerson } from '#common/profiles/photo-review.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { useDay } from '#web/members/settings/use-day.ts'
import { FictionalLabel } from '../card/fictional.tsx'
import { avatarUrl } from '../card/photo-source.ts'
import { DurationSelect } from './duration-select.tsx'
import { useAlbumAccess } from './use-album-access.ts'

/** The people who ask to see the own private photos (`asking`), or who may see them, each with what can be done. */
export function AlbumPeople({ people, asking = false }: { people: AlbumPerson[]; asking?: boolean }) {
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-6">
            <Who person={person} asking={asking} />
            {asking ? <Answer person={person} /> : <TakeBack person={person} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Who({ person, asking }: { person: AlbumPerson; asking: boolean }) {
  const t = useTranslations('photoReview.album')
  const card = useTranslations('profiles.card')
  const day = useDay()
  const { id, name, age, thumb_filename: thumb, expires_at: ends } = person
  return (
    <div className={classNames('flex min-w-0 flex-1 items-center gap-3', asking ? 'basis-56' : 'basis-36')}>
      <Avatar src={thumb && avatarUrl(thumb)} />
      <div className="min-w-0">
        <Link to={`/members/${id}`} className="font-bold wrap-anywhere">
          {card('name_age', { name, age })}
        </Link>
        {person.is_fictional && <FictionalLabel on="surface" />}
        {!asking && (
          <p className="text-14 text-muted">{ends ? t('until', { date: day(ends) }) : t('no_end')}</p>
        )}
      </div>
    </div>
  )
}

function Answer({ person }: { person: AlbumPerson }) {
  const t = useTranslations('photoReview.album')
  const { grant, refuse, busy } = useAlbumAccess(person)
  const [days, setDays] = useState<number | null>(7)
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:items-center">
      <div className="max-sm:col-span-2">
        <DurationSelect aria-label={`${t('duration')}: ${person.name}`} days={days} onChange={setDays} />
      </div>
      <Button
        variant="soft"
        aria-label={`${t('allow')}: ${person.name}`}
        loading={busy}
        onClick={() => grant(days)}
      >
        {t('allow')}
      </Button>
      <Button
        variant="outline"
        aria-label={`${t('decline')}: ${person.name}`}
        disabled={busy}
        onClick={refuse}
      >
        {t('decline')}
      </Button>
    </div>
  )
}

function TakeBack({ person }: { person: AlbumPerson }) {
  const t = useTranslations('photoReview.album')
  const { refuse, busy } = useAlbumAccess(person)
  return (
    <Button
      variant="outline"
      size="sm"
      className="min-h-11"
      aria-label={`${t('revoke')}: ${person.name}`}
      loading={busy}
      onClick={refuse}
    >
      {t('revoke')}
    </Button>
  )
}
