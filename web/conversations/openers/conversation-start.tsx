import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { readDeviceText, writeDeviceText } from '#client/page/device-text.ts'
import { fieldKey } from '#common/profiles/profile-fields.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { Chip } from '#ui/button/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { check, messageCircle } from '#ui/icons.ts'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { draftKey, withOpener } from '../composer/draft.ts'
import { ProfileAvatar } from '../profile-avatar.tsx'
import { useOpeners } from './openers.ts'

type BeginningProps = { profile: Profile; onPick: () => void }

/** Shown until the first message: the member, shared interests and openers. */
export function ConversationStart({ profile, onPick }: BeginningProps) {
  const t = useTranslations('conversations')
  return (
    <div className="mx-auto grid max-w-dialog justify-items-center gap-3 py-4 text-center">
      <ProfileAvatar profile={profile} size="xl" />
      {profile.is_fictional && <FictionalLabel on="surface" />}
      <h2 className="text-balance wrap-anywhere">{t('first_words', { name: profile.name })}</h2>
      <InCommon profile={profile} />
      <OpenerList profile={profile} onPick={onPick} />
    </div>
  )
}

function InCommon({ profile }: { profile: Profile }) {
  const t = useTranslations('openers')
  const interests = useTranslations('fields.interests')
  if (profile.shared_interests.length === 0) return null
  return (
    <div>
      <h3 className="mb-1.5 text-14 font-semibold text-muted">{t('shared')}</h3>
      <ul className="flex flex-wrap justify-center gap-1.5">
        {profile.shared_interests.map((interest) => (
          <li key={interest}>
            <Chip shared icon={<Icon icon={check} size={16} />}>
              {interests(fieldKey(interest))}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}

type OpenerListProps = { profile: Profile; onPick: () => void }

/** Openers to choose from. The chosen one is put into the draft; nothing is sent. */
function OpenerList({ profile, onPick }: OpenerListProps) {
  const t = useTranslations('openers')
  const user = useUser()
  const openers = useOpeners(profile, 3)
  const id = useId()
  if (!user || openers.length === 0) return null

  const key = draftKey(user.id, profile.id)
  function pick(opener: string) {
    writeDeviceText(key, withOpener(readDeviceText(key), opener, openers))
    onPick()
  }

  return (
    <fieldset
      aria-labelledby={`${id}lead`}
      aria-describedby={`${id}hint`}
      className="mt-1 grid w-full min-w-0 gap-2"
    >
      <p id={`${id}lead`} className="mb-1 text-14 text-balance text-muted">
        {t('lead')}
      </p>
      {openers.map((opener) => (
        <button
          key={opener}
          type="button"
          onClick={() => pick(opener)}
          className="flex min-h-13 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 text-left leading-snug font-semibold wrap-anywhere transition hover:border-primary-text active:scale-[0.985]"
        >
          <Icon icon={messageCircle} size={20} className="flex-none text-primary-text" />
          {opener}
        </button>
      ))}
      <p id={`${id}hint`} className="mt-1 text-12 text-balance text-muted">
        {t('hint')}
      </p>
    </fieldset>
  )
}
