import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { arrowDown } from '#ui/icons.ts'
import { Skeleton } from '#ui/notice/skeleton.tsx'
import type { History, HistorySide } from './history.ts'
import { KeepPlace } from './keep-place.tsx'

type MessageLogProps = {
  /** An element below the newest message that is loaded. */
  end: RefObject<HTMLDivElement | null>
  atEnd: boolean
  history: History
  /** Whether all that is loaded is on the screen: until then its ends are not where they will be. */
  rendered: boolean
  /** What is on the button that leads to the newest message. */
  unread: Elements
  /** Changes with each sent message, which scrolls the log to its end. */
  sent: number
  /** Shown in the middle while there are no messages. */
  whenEmpty?: Elements
  children: Elements
}

/** A scroll container must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/**
 * Laid out in reverse, from its end upwards: the browser then stays at the newest message. Anywhere else KeepPlace keeps
 * the place.
 */
export function MessageLog(props: MessageLogProps) {
  const { end, atEnd, history, rendered, unread, sent, whenEmpty, children } = props
  const { older, newer, around, go } = history
  const t = useTranslations('conversations')
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const bottom = useRef<HTMLDivElement>(null)
  useLoadAhead(scroller, top, older, rendered)
  useLoadAhead(scroller, bottom, newer, rendered)
  useEffect(() => {
    if (sent > 0) scroller.current?.scrollTo({ top: 0 })
  }, [sent])

  // Back from the past, the newest messages are where one is. Who has scrolled before hydration stays where they are.
  const before = useRef(around)
  useLayoutEffect(() => {
    if (around === null && before.current !== null) scroller.current?.scrollTo({ top: 0 })
    before.current = around
  }, [around])

  function toNewest() {
    if (newer.more) go(null)
    else scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })
  }

  return (
    <div className="relative min-h-0 flex-1 tiny:h-[70dvh] tiny:flex-none">
      <section
        {...reachable}
        ref={scroller}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-3"
        aria-label={t('log')}
      >
        <div className={classNames('w-full px-3 pt-4 pb-3 md:px-6', whenEmpty ? 'mb-auto' : 'mt-auto')}>
          <div ref={top} />
          {older.loading && <Skeleton lines={2} className="mx-auto max-w-60 py-4" />}
          {whenEmpty}
          <div ref={content} role="log" aria-live="off">
            {children}
          </div>
          <KeepPlace scroller={scroller} content={content} isPast={newer.more} />
          <div ref={bottom} />
          <div ref={end} className="h-px" />
        </div>
      </section>
      {(!atEnd || newer.more) && (
        <div className="absolute right-4 bottom-3">
          <IconButton
            variant="line"
            label={t('to_newest')}
            icon={<Icon icon={arrowDown} size={20} />}
            badge={unread}
            onClick={toNewest}
            className="shadow-2"
          />
        </div>
      )}
    </div>
  )
}

/** Loads what lies beyond an end of the list before that end is on the screen. */
function useLoadAhead(
  scroller: RefObject<Element | null>,
  edge: RefObject<Element | null>,
  { more, loading, failed, load }: HistorySide,
  rendered: boolean,
): void {
  const reached = useEffectEvent(load)
  useEffect(() => {
    if (!more || loading || failed || !rendered || !edge.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && reached(),
      { root: scroller.current, rootMargin: '600px 0px' },
    )
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [more, loading, failed, rendered, edge, scroller])
}
