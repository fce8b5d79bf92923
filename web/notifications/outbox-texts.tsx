import { useFormatter, useTranslations } from 'use-intl'
import type { OutboxText } from '#common/wire/notifications.ts'

/** Text messages that no service was there to send. */
export function OutboxTexts({ texts }: { texts: OutboxText[] }) {
  const t = useTranslations('mail.outbox')
  const format = useFormatter()
  return (
    <section className="grid gap-3">
      <h2 className="text-20">{t('texts')}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {texts.map(({ id, to, text, created_at }) => (
          <li key={id} className="grid gap-0.5 px-4 py-3">
            <p className="wrap-anywhere">{text}</p>
            <p className="text-14 text-muted">
              {to} · {format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
