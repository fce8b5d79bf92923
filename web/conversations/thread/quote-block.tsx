import { useTranslations } from 'use-intl'
import type { Quote } from '#common/wire/conversations.ts'
import { Photo } from '#ui/media/photo.tsx'
import { photoSource } from '#web/profiles/card/photo-source.ts'
import { QuotedMessage } from '../kinds/quoted-message.tsx'

type QuoteBlockProps = {
  quote: Quote
  /** Shows the message that is quoted, by its number. */
  onJump?: (number: number) => void
}

/** What a message answers: a sentence, or a photo as far as the reader may see it. */
export function QuoteBlock({ quote, onJump }: QuoteBlockProps) {
  const t = useTranslations('theirProfile.quote')
  const sentences = useTranslations('prompts.sentence')
  if ('prompt' in quote)
    return (
      <div className="min-w-0 border-l-3 border-primary-text pl-2.5 text-14 leading-snug wrap-anywhere">
        <p className="text-muted">{sentences(quote.prompt)}</p>
        <p dir="auto" className="line-clamp-3 font-semibold">
          {quote.answer}
        </p>
      </div>
    )
  if ('message' in quote) return <QuotedMessage message={quote.message} onJump={onJump} />
  const { photo } = quote
  if (!photo)
    return (
      <p className="border-l-3 border-line pl-2.5 text-14 text-muted italic wrap-anywhere">{t('gone')}</p>
    )
  return (
    <div className="flex min-w-0 items-center gap-2.5 border-l-3 border-primary-text pl-2.5 text-14 text-muted">
      <span className="relative block size-14 flex-none overflow-hidden rounded-input bg-sunken">
        <Photo photo={photoSource(photo, true)} alt="" sizes="56px" />
      </span>
      {t('photo')}
    </div>
  )
}
