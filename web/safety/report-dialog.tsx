import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ReportForm } from './report-form.tsx'
import type { ReportedPerson } from './reported-person.ts'
import { useReport } from './use-report.ts'

type ReportDialogProps = {
  person: ReportedPerson
  subject: 'profile' | 'conversation'
  /** The photo that the report is about at first. */
  photo?: string
  open: boolean
  onClose: () => void
  /** Asks whether to block the person as well. */
  onBlock?: (() => void) | undefined
}

/** Reports a person, one of the photos or the conversation, and says afterwards what follows. */
export function ReportDialog({ person, subject, photo, open, onClose, onBlock }: ReportDialogProps) {
  const t = useTranslations('safety.report')
  const app = useTranslations('app')
  const report = useReport(person.id, subject, photo)
  const { name } = person
  function close() {
    onClose()
    report.reset()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={report.sent ? t('done_title') : t('title', { name })}
      closeLabel={app('dismiss')}
      footer={
        report.sent ? (
          <>
            {onBlock && (
              <Button
                variant="outline"
                onClick={() => {
                  report.reset()
                  onBlock()
                }}
              >
                {t('block_too', { name })}
              </Button>
            )}
            <Button onClick={close}>{app('dismiss')}</Button>
          </>
        ) : (
          <Button loading={report.busy} onClick={report.send}>
            {t('send')}
          </Button>
        )
      }
    >
      {report.sent ? (
        <p role="status">{t('done_text')}</p>
      ) : (
        <ReportForm person={person} subject={subject} report={report} />
      )}
    </Dialog>
  )
}
