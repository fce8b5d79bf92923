import { classNames } from '../ui/class-names.ts'
import type { Bubble } from './group-messages.ts'

type MessageBubbleProps = { bubble: Bubble; author: string; last: boolean }

/** One message; `last` of its group has the corner that points to its writer. */
export function MessageBubble({ bubble, author, last }: MessageBubbleProps) {
  const { own, error, body } = bubble
  return (
    <div className={classNames('mb-0.5 flex', own && 'justify-end')}>
      <span className="sr-only">{author}</span>
      <p
        dir="auto"
        className={classNames(
          'w-fit max-w-[min(78%,520px)] rounded-[18px] border px-3.5 py-2 whitespace-pre-wrap wrap-anywhere',
          own ? 'bg-bubble-me' : 'border-line bg-bubble-you',
          own && (error ? 'border-danger' : 'border-transparent'),
          last && (own ? 'rounded-br-[6px]' : 'rounded-bl-[6px]'),
        )}
      >
        {body}
      </p>
    </div>
  )
}
