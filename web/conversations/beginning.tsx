import check from 'lucide/dist/esm/icons/check.mjs'
import { useTranslations } from 'use-intl'
import { fieldKey } from '#common/profile-fields.ts'
import type { Profile } from '#common/profiles.ts'
import { FictionalLabel } from '../profiles/fictional-label.tsx'
import { Chip } from '../ui/button/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { OpenerList } from './opener-list.tsx'
import { ProfileAvatar } from './profile-avatar.tsx'

type BeginningProps = { profile: Profile; onPick: () => void }

/** Before the first message: who it is, what the two have in common, and what one could ask. */
export function Beginning({ profile, onPick }: BeginningProps) {
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
