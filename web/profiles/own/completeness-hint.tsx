import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { plus, x } from '#ui/icons.ts'
import { ProgressBar } from '#ui/notice/progress.tsx'
import { dismiss, useNotDismissed } from '#ui/notice/use-dismissed.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { missingParts, type Part } from './missing-parts.ts'
import { howShown } from './own-fields.ts'

const named = 3

const partStyle =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-control bg-surface px-3.5 py-1 text-14 font-semibold no-underline hover:border-text'

type CompletenessHintProps = {
  profile: OwnProfile
  hasPhoto: boolean
  onOpen: (field: Exclude<Part, 'photo'>) => void
  onDismissed: () => void
}

/**
 * What would help others to write, only here and only until it is put away once: no badge, no dialog, no mail.
 */
export function CompletenessHint({ profile, hasPhoto, onOpen, onDismissed }: CompletenessHintProps) {
  const t = useTranslations('ownProfile.complete')
  const settings = useSettings()
  const { cookies } = usePageData()
  const name = `profile-${profile.id}`
  const shown = useNotDismissed([name], cookies).includes(name)
  const { missing, done, total } = missingParts(profile, hasPhoto, (field) => howShown(settings, field).asked)
  if (!shown || missing.length === 0) return null
  return (
    <Card className="relative grid grid-cols-[minmax(0,1fr)] gap-3 pr-14">
      <div>
        <h2 className="text-16">{t('title')}</h2>
        <p className="text-14 text-muted">{t('text')}</p>
      </div>
      <div className="flex items-center gap-3 text-14 text-muted tabular-nums">
        <ProgressBar
          label={t('progress', { done, total })}
          value={done}
          max={total}
          className="max-w-40 flex-1"
        />
        <span aria-hidden="true">{t('progress', { done, total })}</span>
      </div>
      <ul className="flex flex-wrap gap-2">
        {missing.slice(0, named).map((part) => (
          <li key={part} className="max-w-full">
            {part === 'photo' ? (
              <a href="#photos" className={partStyle}>
                <PartLabel>{t('parts.photo')}</PartLabel>
              </a>
            ) : (
              <button type="button" className={partStyle} onClick={() => onOpen(part)}>
                <PartLabel>{t(`parts.${part}`)}</PartLabel>
              </button>
            )}
          </li>
        ))}
      </ul>
      <IconButton
        label={t('dismiss')}
        icon={<Icon icon={x} size={20} />}
        onClick={() => {
          dismiss(name)
          onDismissed()
        }}
        className="absolute! top-1.5 right-1.5"
      />
    </Card>
  )
}

function PartLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon icon={plus} size={16} className="flex-none text-primary-text" />
      <span className="min-w-0 leading-tight">{children}</span>
    </>
  )
}
