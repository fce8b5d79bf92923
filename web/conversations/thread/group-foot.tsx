import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import venetianMask from 'lucide/dist/esm/icons/venetian-mask.mjs'
import { useFormatter, useTranslations } from 'use-intl'
import { useZone } from '#web/platform/page/use-zone.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Marks, SendState } from '../live/send-state.tsx'
import type { Bubble } from './bubbles.ts'

type GroupFootProps = {
  last: Bubble
  /** How far the other member has received and read the conversation; null before it exists. */
  marks: Marks | null
  fictional: boolean
  onRetry: (bubble: Bubble) => void
}

/** The line below a group of messages: the time, and for own messages the state. */
export function GroupFoot({ last, marks, fictional, onRetry }: GroupFootProps) {
  const t = useTranslations('conversations')
  const { own } = last
  return (
    <div
      className={classNames(
        'mb-3 flex min-h-5 flex-wrap items-center gap-x-1.5 px-1 text-12 text-muted',
        own && 'justify-end',
      )}
    >
      {fictional && !own && (
        <>
          <Icon icon={venetianMask} size={14} />
          <span>{t('written_by_site')}</span>
        </>
      )}
      {last.error ? (
        <Failure bubble={last} onRetry={onRetry} />
      ) : (
        <>
          <SentTime sentAt={last.sentAt} />
          {own && <SendState bubble={last} marks={marks} />}
        </>
      )}
    </div>
  )
}

function SentTime({ sentAt }: { sentAt: string }) {
  const format = useFormatter()
  const zone = useZone()
  return (
    <time dateTime={sentAt} className="tabular-nums">
      {zone && format.dateTime(new Date(sentAt), { timeZone: zone, hour: 'numeric', minute: '2-digit' })}
    </time>
  )
}

/** After these errors the message may have arrived all the same. */
const uncertain = new Set<string | undefined>(['offline', 'internal', 'unavailable'])

function Failure({ bubble, onRetry }: { bubble: Bubble; onRetry: (bubble: Bubble) => void }) {
  const t = useTranslations('conversations')
  return (
    <span role="alert" className="max-w-[min(78%,520px)] text-right text-danger">
      <Icon icon={triangleAlert} size={14} className="mr-1.5 inline-block align-[-2px]" />
      <span className="font-semibold">{uncertain.has(bubble.error) ? t('unanswered') : t('not_sent')}</span>{' '}
      <button
        type="button"
        onClick={() => onRetry(bubble)}
        className="min-h-9 rounded-small px-1 font-bold underline underline-offset-3"
      >
        {t('try_again')}
      </button>
    </span>
  )
}
