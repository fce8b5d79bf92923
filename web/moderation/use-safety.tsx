import ban from 'lucide/dist/esm/icons/ban.mjs'
import flag from 'lucide/dist/esm/icons/flag.mjs'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUser } from '#web/platform/api/site-and-user.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MenuItem } from '#web/ui/overlay/menu-item.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import type { ReportedPerson } from './reported-person.ts'

type Around = {
  subject: 'profile' | 'conversation'
  /** The page to go to when the person is blocked. */
  leaveTo: string
  onBlocked?: () => unknown
}

/**
 * What can be done against a person: `entries` for a menu, and `dialogs`, which stand outside of it since a closed menu
 * hides what is in it. A visitor can report. The page brings the texts `safety`.
 */
export function useSafety(person: ReportedPerson, { subject, leaveTo, onBlocked }: Around) {
  const t = useTranslations('safety')
  const user = useUser()
  const [asking, setAsking] = useState<'block' | 'report' | null>(null)
  const close = () => setAsking(null)
  const entries = (
    <>
      {user && (
        <MenuItem icon={<Icon icon={ban} size={18} />} onSelect={() => setAsking('block')}>
          {t('block.entry')}
        </MenuItem>
      )}
      <MenuItem icon={<Icon icon={flag} size={18} />} onSelect={() => setAsking('report')}>
        {t('report.entry')}
      </MenuItem>
    </>
  )
  const dialogs = (
    <>
      <BlockDialog
        person={person}
        open={asking === 'block'}
        onClose={close}
        leaveTo={leaveTo}
        onBlocked={onBlocked}
      />
      <ReportDialog
        person={person}
        subject={subject}
        open={asking === 'report'}
        onClose={close}
        onBlock={user ? () => setAsking('block') : undefined}
      />
    </>
  )
  return { entries, dialogs }
}
