import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { Icon } from '#ui/icon.tsx'
import { ban, flag } from '#ui/icons.ts'
import { MenuItem } from '#ui/overlay/menu-item.tsx'
import { useUser } from '../site/api/site-and-user.tsx'
import type { ReportedPerson } from './reported-person.ts'

/** Loaded when the first of them is opened. */
const BlockDialog = lazyPart(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }))
const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

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
  const [wanted, setWanted] = useState(false)
  const close = () => setAsking(null)
  function ask(what: 'block' | 'report') {
    setWanted(true)
    setAsking(what)
  }
  const entries = (
    <>
      {user && (
        <MenuItem icon={<Icon icon={ban} size={18} />} onSelect={() => ask('block')}>
          {t('block.entry')}
        </MenuItem>
      )}
      <MenuItem icon={<Icon icon={flag} size={18} />} onSelect={() => ask('report')}>
        {t('report.entry')}
      </MenuItem>
    </>
  )
  const dialogs = wanted && (
    <Suspense>
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
    </Suspense>
  )
  return { entries, dialogs }
}
