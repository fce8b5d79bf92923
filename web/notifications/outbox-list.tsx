import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import type { OutboxMail } from '#common/wire/notifications.ts'
import { classNames } from '#ui/class-names.ts'

export function OutboxList({ mails, chosen }: { mails: OutboxMail[]; chosen: string | undefined }) {
  const t = useTranslations('mail.outbox')
  const format = useFormatter()
  if (mails.length === 0) return <p className="text-muted">{t('empty')}</p>
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {mails.map(({ id, subject, to, created_at }) => (
        <li key={id}>
          <Link
            to={`/outbox/${id}`}
            aria-current={id === chosen ? 'page' : undefined}
            className={classNames(
              'mark-beside grid gap-0.5 px-4 py-3 text-text no-underline hover:bg-sunken',
              id === chosen && 'bg-primary-tint',
            )}
          >
            <span className="font-semibold wrap-anywhere">{subject}</span>
            <span className="text-14 text-muted wrap-anywhere">{to}</span>
            <span className="text-14 text-muted">
              {format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
