import check from 'lucide/dist/esm/icons/check.mjs'
import checkCheck from 'lucide/dist/esm/icons/check-check.mjs'
import clock from 'lucide/dist/esm/icons/clock.mjs'
import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import venetianMask from 'lucide/dist/esm/icons/venetian-mask.mjs'
import { useFormatter, useTranslations } from 'use-intl'
import { useZone } from '#web/platform/page/use-zone.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Bubble } from './bubbles.ts'

type GroupFootProps = {
  last: Bubble
  /** The number of the last message that the other member has read. */
  seenNumber: number
  fictional: boolean
  onRetry: (bubble: Bubble) => void
}

/** The line below a group of messages: the time, and for own messages the state. */
export function GroupFoot({ last, seenNumber, fictional, onRetry }: GroupFootProps) {
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
          {own && <Progress bubble={last} seen={(last.number ?? Number.POSITIVE_INFINITY) <= seenNumber} />}
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

function Progress({ bubble, seen }: { bubble: Bubble; seen: boolean }) {
  const t = useTranslations('conversations')
  const state = bubble.sending ? 'sending' : seen ? 'seen' : 'sent'
  const icon = { sending: clock, sent: check, seen: checkCheck }[state]
  return (
    <span className={classNames('inline-flex items-center gap-1', seen && 'text-primary-text')}>
      <Icon icon={icon} size={14} />
      {t(state)}
    </span>
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
