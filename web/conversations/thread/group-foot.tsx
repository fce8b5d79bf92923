import { useFormatter, useTranslations } from 'use-intl'
import { ApiError, type ApiErrorCode } from '#client/api/api.ts'
import { useOnline } from '#client/live/use-online.ts'
import { useZone } from '#client/page/use-zone.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { clock, triangleAlert, venetianMask } from '#ui/icons.ts'
import { isText } from '../composer/outbox.ts'
import { type Marks, SendState } from '../live/send-state.tsx'
import type { Bubble } from './bubbles.ts'

/** What a member decides of a message that was not sent. */
export type FailedAct = { bubble: Bubble; act: 'retry' | 'edit' | 'delete' }

export type GroupFootProps = {
  last: Bubble
  /** How far the other member has received and read the conversation; null before it exists. */
  marks: Marks | null
  fictional: boolean
  onFailed: (decided: FailedAct) => void
}

/** The line below a group of messages: the time, and for own messages the state. */
export function GroupFoot({ last, marks, fictional, onFailed }: GroupFootProps) {
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
        <Failure bubble={last} onFailed={onFailed} />
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
const uncertain = new Set<ApiErrorCode | undefined>(['offline', 'internal', 'unavailable'])

/** Why a message was not sent, and what can be done. One that only waits for the connection goes by itself. */
function Failure({ bubble, onFailed }: Pick<GroupFootProps, 'onFailed'> & { bubble: Bubble }) {
  const t = useTranslations('conversations')
  const sending = useTranslations('chatSending')
  const errors = useErrorText()
  const online = useOnline()
  if (!online && uncertain.has(bubble.error))
    return (
      <span role="status" className="inline-flex items-center gap-1">
        <Icon icon={clock} size={14} />
        {sending('waits')}
      </span>
    )
  const text = !bubble.outgoing || isText(bubble.outgoing)
  const decisions = text ? (['retry', 'edit', 'delete'] as const) : (['retry', 'delete'] as const)
  const acts = bubble.refused ? decisions : (['retry'] as const)
  const labels = { retry: t('try_again'), edit: sending('edit'), delete: sending('delete') }
  return (
    <span role="alert" className="max-w-[min(78%,520px)] text-right text-danger">
      <Icon icon={triangleAlert} size={14} className="mr-1.5 inline-block align-[-2px]" />
      <span className="font-semibold">
        {bubble.refused
          ? errors.text(new ApiError(0, { error: bubble.error ?? 'internal' }))
          : uncertain.has(bubble.error)
            ? t('unanswered')
            : t('not_sent')}
      </span>{' '}
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          onClick={() => onFailed({ bubble, act })}
          className="min-h-9 rounded-small px-1 font-bold underline underline-offset-3"
        >
          {labels[act]}
        </button>
      ))}
    </span>
  )
}
