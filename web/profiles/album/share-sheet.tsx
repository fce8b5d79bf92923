import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { foldText } from '#common/text/fold-text.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { photoUrl } from '../card/photo-source.ts'
import { DurationSelect } from './duration-select.tsx'
import { useAlbumAccess } from './use-album-access.ts'

/** From so many people on they can be searched. */
const searchable = 6

/** Shows the private photos to somebody who has not asked. `people` undefined: they are still being loaded. */
export function ShareSheet({ people, onClose }: { people: ProfileCard[] | undefined; onClose: () => void }) {
  const t = useTranslations('photoReview.album')
  const app = useTranslations('app')
  const [days, setDays] = useState<number | null>(7)
  const [name, setName] = useState('')
  const found = people?.filter((person) => foldText(person.name).includes(foldText(name)))
  return (
    <Sheet open onClose={onClose} title={t('pick')} closeLabel={app('dismiss')}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-1">
        {found && people && people.length > 0 && (
          <>
            <p className="text-muted">{t('pick_hint')}</p>
            <Field label={t('duration')}>
              <DurationSelect days={days} onChange={setDays} />
            </Field>
            {people.length >= searchable && (
              <Field label={t('search')}>
                <Input type="search" value={name} onChange={(event) => setName(event.target.value)} />
              </Field>
            )}
            <ul className="divide-y divide-line">
              {found.map((person) => (
                <Person key={person.id} person={person} days={days} />
              ))}
            </ul>
          </>
        )}
        <p role="status" className="text-center text-muted empty:hidden">
          {people?.length === 0 ? t('no_people') : found?.length === 0 ? t('nobody') : ''}
        </p>
        {!people && <Waiting />}
      </div>
    </Sheet>
  )
}

function Person({ person, days }: { person: ProfileCard; days: number | null }) {
  const t = useTranslations('photoReview.album')
  const card = useTranslations('profiles.card')
  const { grant, busy } = useAlbumAccess(person)
  const { name, age, main_image: photo } = person
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Avatar src={photo && photoUrl(photo.thumb_filename)} />
      <span className="min-w-0 flex-1 font-bold wrap-anywhere">{card('name_age', { name, age })}</span>
      <Button
        variant="soft"
        size="sm"
        className="min-h-11"
        aria-label={`${t('allow')}: ${name}`}
        loading={busy}
        onClick={() => grant(days)}
      >
        {t('allow')}
      </Button>
    </li>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <span className="skeleton size-13 rounded-full" />
          <span className="skeleton h-4 flex-1 rounded-small" />
        </span>
      ))}
    </div>
  )
}
