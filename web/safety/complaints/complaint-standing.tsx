import { useFormatter, useTranslations } from 'use-intl'
import type { ComplaintStatus } from '#common/wire/complaints.ts'
import { Card } from '#ui/card.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { mailTo } from '#ui/rich-text.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'

const tones = { open: 'accent', upheld: 'success', dismissed: 'accent' } as const

/** How a complaint stands, what was answered, and what can be done about the answer. */
export function ComplaintStanding({ complaint }: { complaint: ComplaintStatus }) {
  const t = useTranslations('complaints')
  const settings = useSettings()
  const format = useFormatter()
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long' })
  const { number, state, answer, answered_at, created_at } = complaint
  const email = settings?.support_email ?? ''
  return (
    <>
      <Banner tone={tones[state]}>{t(`states.${state}`)}</Banner>
      {answer !== null && answered_at !== null && (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2>{t('answer', { date: day(answered_at) })}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
          <p className="text-14 text-muted">{t.rich('appeal', { number, email, link: mailTo(email) })}</p>
        </Card>
      )}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2>{t('yours', { date: day(created_at), number })}</h2>
        <dl className="grid gap-2">
          <Fact term={t('about')}>{complaint.about}</Fact>
          <Fact term={t('reason')}>{t(`reasons.${complaint.reason}`)}</Fact>
          <Fact term={t('explanation')}>{complaint.explanation}</Fact>
        </dl>
      </Card>
    </>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-14 text-muted">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
