import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { reportReasons } from '#common/reports.ts'
import { Field, FieldNotes } from '#ui/form/field.tsx'
import { RadioChips } from '#ui/form/radio-chips.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { ReportPhotos } from './report-photos.tsx'
import type { ReportedPerson } from './reported-person.ts'
import type { Report } from './use-report.ts'

type ReportFormProps = { person: ReportedPerson; subject: 'profile' | 'conversation'; report: Report }

export function ReportForm({ person, subject, report }: ReportFormProps) {
  const t = useTranslations('safety.report')
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  const { name, photos = [] } = person
  const { reasonError, detailsError, problem } = report
  const wrong = reasonError ? '[data-reason] input' : detailsError ? 'textarea' : null
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [wrong])
  return (
    <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {problem && (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      {subject === 'profile' && photos.length > 0 && (
        <ReportPhotos photos={photos} chosen={report.photo} onChoose={report.choosePhoto} />
      )}
      <div data-reason className="grid gap-1.5">
        <RadioChips
          legend={t('question')}
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={report.reason}
          onChange={report.chooseReason}
          describedBy={reasonError ? `${id}-error` : undefined}
        />
        <FieldNotes hintId={`${id}-hint`} errorId={`${id}-error`} error={reasonError} />
      </div>
      <Field label={t('details')} error={detailsError}>
        <TextArea
          value={report.details}
          onChange={(event) => report.write(event.target.value)}
          maxLength={limits.reportMax}
          remainingLabel={(count) => t('left', { count })}
        />
      </Field>
      <p className="text-14 text-muted">
        {subject === 'conversation'
          ? t('kept_conversation', { name, count: limits.reportMessages })
          : t('kept', { name })}
      </p>
    </div>
  )
}
