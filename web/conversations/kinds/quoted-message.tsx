import { useTranslations } from 'use-intl'
import type { Quote } from '#common/conversations.ts'
import { usePreview } from './use-preview.ts'

type QuotedMessageProps = { message: Extract<Quote, { message: unknown }>['message'] }

/** The beginning of the message that another one answers. */
export function QuotedMessage({ message }: QuotedMessageProps) {
  const t = useTranslations('messageKinds.quote')
  const preview = usePreview()
  if (!message)
    return (
      <p className="border-l-3 border-line pl-2.5 text-14 text-muted italic wrap-anywhere">{t('gone')}</p>
    )
  return (
    <div className="min-w-0 border-l-3 border-primary-text pl-2.5 text-14 leading-snug wrap-anywhere">
      {message.own && <p className="text-muted">{t('own')}</p>}
      <p dir="auto" className="line-clamp-3">
        {preview(message)}
      </p>
    </div>
  )
}
