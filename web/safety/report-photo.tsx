import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { flag } from '#ui/icons.ts'
import type { ReportedPerson } from './reported-person.ts'

const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** The button on an opened photo that reports it. */
export function ReportPhoto({ person, photo }: { person: ReportedPerson; photo: string | undefined }) {
  const t = useTranslations('safety.report')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (!photo) return null
  return (
    <>
      <IconButton
        variant="photo"
        label={t('photo_entry')}
        icon={<Icon icon={flag} size={20} />}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      />
      {wanted && (
        <Suspense>
          <ReportDialog
            key={photo}
            person={person}
            subject="profile"
            photo={photo}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
