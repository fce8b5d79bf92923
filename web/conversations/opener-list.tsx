import messageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Profile } from '#common/profiles.ts'
import { useUser } from '../platform/api/site-and-user.tsx'
import { readTabText, writeTabText } from '../platform/page/tab-text.ts'
import { Icon } from '../ui/icon.tsx'
import { draftKey } from './draft-key.ts'
import { useOpeners } from './use-openers.ts'
import { withOpener } from './with-opener.ts'

type OpenerListProps = { profile: Profile; onPick: () => void }

/** First lines to choose from. One that is picked goes into the draft and nowhere else. */
export function OpenerList({ profile, onPick }: OpenerListProps) {
  const t = useTranslations('openers')
  const user = useUser()
  const openers = useOpeners(profile, 3)
  const id = useId()
  if (!user || openers.length === 0) return null

  const key = draftKey(user.id, profile.id)
  function pick(opener: string) {
    writeTabText(key, withOpener(readTabText(key), opener, openers))
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
