import { useTranslations } from 'use-intl'
import { type Reaction, reactionNames } from '#common/conversations/reactions.ts'
import type { Message } from '#common/wire/conversations.ts'
import { classNames } from '#ui/class-names.ts'

type ReactionMarksProps = { reactions: Message['reactions']; own: boolean; name: string }

/** The signs of the two, at the lower edge of a bubble. */
export function ReactionMarks({ reactions, own, name }: ReactionMarksProps) {
  const t = useTranslations('messageKinds')
  const marks: [Reaction, (sign: string) => string][] = []
  if (reactions.theirs) marks.push([reactions.theirs, (sign) => t('react.theirs', { name, sign })])
  if (reactions.own) marks.push([reactions.own, (sign) => t('react.own', { sign })])
  if (marks.length === 0) return null
  return (
    <div className={classNames('relative z-1 -mt-2 mb-1 flex gap-1 px-3', own && 'justify-end')}>
      {marks.map(([sign, say], index) => (
        <span
          key={index}
          role="img"
          aria-label={say(t(`signs.${reactionNames[sign]}`))}
          className="rounded-full border border-line bg-raised px-1.5 py-0.5 text-16 leading-tight"
        >
          {sign}
        </span>
      ))}
    </div>
  )
}
