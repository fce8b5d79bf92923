import arrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/notice/skeleton.tsx'

type MessageLogProps = {
  /** An element below the newest message. */
  end: RefObject<HTMLDivElement | null>
  atEnd: boolean
  hasOlder: boolean
  loadingOlder: boolean
  olderFailed: boolean
  onOlder: () => void
  /** Changes with each sent message, which scrolls the log to its end. */
  sent: number
  /** Shown in the middle while there are no messages. */
  whenEmpty?: ReactNode
  children: ReactNode
}

/** A scroll container must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/**
 * Laid out in reverse, from its end upwards: the browser then stays at the newest message, and keeps the scroll
 * position when older ones are loaded.
 */
export function MessageLog({
  end,
  atEnd,
  hasOlder,
  loadingOlder,
  olderFailed,
  onOlder,
  sent,
  whenEmpty,
  children,
}: MessageLogProps) {
  const t = useTranslations('conversations')
  const scroller = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => onOlder())
  useEffect(() => {
    if (!hasOlder || loadingOlder || olderFailed || !top.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && reached(),
      { root: scroller.current, rootMargin: '600px 0px' },
    )
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [hasOlder, loadingOlder, olderFailed])
  useEffect(() => {
    if (sent > 0) scroller.current?.scrollTo({ top: 0 })
  }, [sent])

  return (
    <div className="relative min-h-0 flex-1 tiny:h-[70dvh] tiny:flex-none">
      <section
        {...reachable}
        ref={scroller}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
        aria-label={t('log')}
      >
        <div className={classNames('w-full px-3 pt-4 pb-3 md:px-6', whenEmpty ? 'my-auto' : 'mt-auto')}>
          <div className="[overflow-anchor:none]">
            <div ref={top} />
            {loadingOlder && <Skeleton lines={2} className="mx-auto max-w-60 py-4" />}
          </div>
          {whenEmpty}
          <div role="log" aria-live="polite" aria-busy={loadingOlder}>
            {children}
          </div>
          <div ref={end} className="h-px" />
        </div>
      </section>
      {!atEnd && (
        <IconButton
          variant="line"
          label={t('to_newest')}
          icon={<Icon icon={arrowDown} size={20} />}
          onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}
          className="absolute right-4 bottom-3 shadow-2"
        />
      )}
    </div>
  )
}
