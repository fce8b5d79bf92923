import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { outboxResponseSchema } from '#common/wire/notifications.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { DataList } from '#ui/table/data-list.tsx'

type ChosenMail = NonNullable<z.infer<typeof outboxResponseSchema>['mail']>

/** A mail as it looks, in a frame that can do nothing, and as its text. */
export function OutboxMailView({ mail }: { mail: ChosenMail }) {
  const t = useTranslations('mail.outbox')
  const { id, subject, to, from, text, headers } = mail
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-span-7 xl:col-span-8">
      <TextLink to="/outbox" className="justify-self-start lg:hidden">
        {t('back')}
      </TextLink>
      <h2 className="text-20 wrap-anywhere">{subject}</h2>
      <Card>
        <DataList
          items={[
            { key: 'from', term: t('from'), value: <span className="wrap-anywhere">{from}</span> },
            { key: 'to', term: t('to'), value: <span className="wrap-anywhere">{to}</span> },
          ]}
        />
      </Card>
      <iframe
        title={t('frame')}
        src={`/outbox/${id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[44rem] w-full rounded-card border border-line bg-surface"
      />
      <details>
        <summary className="cursor-pointer py-2 font-semibold">{t('as_text')}</summary>
        <pre className="text-14 whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </details>
      <details>
        <summary className="cursor-pointer py-2 font-semibold">{t('headers')}</summary>
        <pre className="text-14 whitespace-pre-wrap wrap-anywhere">
          {Object.entries(headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </pre>
      </details>
    </article>
  )
}
