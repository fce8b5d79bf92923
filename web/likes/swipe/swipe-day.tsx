import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { SwipeDay } from '#common/wire/likes.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { heart } from '#ui/icons.ts'
import { Countdown } from '#ui/notice/countdown.tsx'

const hearts = Array.from({ length: limits.swipeLikes }, (_, index) => index)

/** The likes left today. */
export function LikesLeft({ left, className }: { left: number; className?: string }) {
  const t = useTranslations('games.swipe')
  return (
    <p
      role="status"
      className={classNames(
        'flex w-fit max-w-full items-center gap-2 rounded-full border border-line bg-surface px-3.5 py-1.5 text-14 font-semibold',
        className,
      )}
    >
      <span aria-hidden="true" className="flex flex-none gap-1">
        {hearts.map((index) => (
          <Icon
            key={index}
            icon={heart}
            size={16}
            className={index < left ? 'fill-current text-like' : 'text-control'}
          />
        ))}
      </span>
      {t('left', { left, most: limits.swipeLikes })}
    </p>
  )
}

type WaitProps = { day: SwipeDay; clockOffset: number; onEnd: () => void }

/** How long it takes until there are likes again: to the moment that the server goes by. */
export function Wait({ day, clockOffset, onEnd }: WaitProps) {
  const t = useTranslations('games.swipe')
  if (day.likes_left > 0 || day.next_at === null) return null
  return (
    <p className="text-center text-14 text-balance">
      {t.rich('wait', {
        time: () => (
          <Countdown
            endsAt={Date.parse(day.next_at ?? '')}
            clockOffset={clockOffset}
            onEnd={onEnd}
            label={t('wait_label')}
          />
        ),
      })}
    </p>
  )
}
