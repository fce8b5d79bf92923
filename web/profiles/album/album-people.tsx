import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AlbumPerson } from '#common/photo-review.ts'
import { useDay } from '#web/members/settings/use-day.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { FictionalLabel } from '../card/fictional.tsx'
import { avatarUrl } from '../card/photo-source.ts'
import { useAlbumAccess } from './use-album-access.ts'

const durations = [1, 7, 30] as const

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
    <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
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
  const { grant, refuse, busy } = useAlbumAccess(person.id)
  const [days, setDays] = useState('7')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={`${t('duration')}: ${person.name}`}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      >
        {durations.map((each) => (
          <option key={each} value={each}>
            {t('days', { days: each })}
          </option>
        ))}
        <option value="">{t('unlimited')}</option>
      </Select>
      <Button loading={busy} onClick={() => grant(days === '' ? null : Number(days))}>
        {t('allow')}
      </Button>
      <Button variant="outline" disabled={busy} onClick={refuse}>
        {t('decline')}
      </Button>
    </div>
  )
}

function TakeBack({ person }: { person: AlbumPerson }) {
  const t = useTranslations('photoReview.album')
  const { refuse, busy } = useAlbumAccess(person.id)
  return (
    <Button variant="outline" loading={busy} onClick={refuse}>
      {t('revoke')}
      <span className="sr-only">: {person.name}</span>
    </Button>
  )
}
