import { useTranslations } from 'use-intl'
import type { Quote } from '#common/wire/conversations.ts'
import { usePreview } from './use-preview.ts'

type QuotedMessageProps = {
  message: Extract<Quote, { message: unknown }>['message']
  onJump?: ((number: number) => void) | undefined
}

/** The beginning of the message that another one answers, which leads there. */
export function QuotedMessage({ message, onJump }: QuotedMessageProps) {
  const t = useTranslations('messageKinds.quote')
  const preview = usePreview()
  if (!message)
    return (
      <p className="border-l-3 border-line pl-2.5 text-14 text-muted italic wrap-anywhere">{t('gone')}</p>
    )
  const excerpt = (
    <>
      {message.own && <span className="block text-muted">{t('own')}</span>}
      <span dir="auto" className="line-clamp-3">
        {preview(message)}
      </span>
    </>
  )
  const look = 'block min-w-0 border-l-3 border-primary-text pl-2.5 text-14 leading-snug wrap-anywhere'
  if (!onJump) return <div className={look}>{excerpt}</div>
  return (
    <button
      type="button"
      title={t('show')}
      onClick={() => onJump(message.number)}
      className={`${look} min-h-9 w-full cursor-pointer text-left hover:bg-control/10`}
    >
      {excerpt}
    </button>
  )
}
