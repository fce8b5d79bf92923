import { Component, type RefObject } from 'react'

type KeepPlaceProps = {
  scroller: RefObject<HTMLElement | null>
  /** What the messages are in. */
  content: RefObject<HTMLElement | null>
  /** Whether the newest message is not loaded: what joins below is then further history, not news. */
  isPast: boolean
}

/** A message in view, and how far it lies from the end of the log. */
type Place = { message: Element; fromEnd: number }

/**
 * Keeps what is on the screen where it is to the pixel, whatever joins, goes or grows above and below it. The browser's
 * own scroll anchoring is off: not all have it, and it may hold on to what stands above the first message, which moves
 * when older ones join. A class, because only getSnapshotBeforeUpdate sees the log from before the change.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  #place: Place | null = null
  /** For what grows without the log being rendered, as a message that is unfolded. */
  #observer: ResizeObserver | undefined
  readonly #note = () => {
    this.#place = this.#find()
  }

  override componentDidMount(): void {
    const { scroller, content } = this.props
    this.#note()
    this.#observer = new ResizeObserver(() => this.#hold(this.#place))
    if (content.current) this.#observer.observe(content.current)
    scroller.current?.addEventListener('scroll', this.#note, { passive: true })
  }

  override componentWillUnmount(): void {
    this.#observer?.disconnect()
    this.props.scroller.current?.removeEventListener('scroll', this.#note)
  }

  override getSnapshotBeforeUpdate(): Place | null {
    return this.#find()
  }

  override componentDidUpdate(_props: KeepPlaceProps, _state: unknown, place: Place | null): void {
    this.#hold(place)
  }

  override render() {
    return null
  }

  #hold(place: Place | null): void {
    const { scroller } = this.props
    if (place?.message.isConnected && scroller.current) {
      const moved = this.#fromEnd(scroller.current, place.message) - place.fromEnd
      if (Math.abs(moved) >= 0.5) scroller.current.scrollTop += moved
    }
    this.#note()
  }

  /** Nothing where one is at the newest message: there the log follows what arrives. */
  #find(): Place | null {
    const log = this.props.scroller.current
    const list = this.props.content.current?.children
    if (!log || !list || (!this.props.isPast && log.scrollTop > -1)) return null
    const message = firstInView(list, log.getBoundingClientRect().top)
    return message && { message, fromEnd: this.#fromEnd(log, message) }
  }

  /** As `scrollTop` counts, and so the same wherever the log is scrolled to and however high it is. */
  #fromEnd(log: Element, message: Element): number {
    return message.getBoundingClientRect().top - log.getBoundingClientRect().bottom + log.scrollTop
  }
}

/** The first message that reaches below a height; the days and lines between the messages are none. */
function firstInView(list: HTMLCollection, top: number): Element | null {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((list[middle]?.getBoundingClientRect().bottom ?? 0) > top) to = middle
    else from = middle + 1
  }
  let found: Element | null | undefined = list[from]
  while (found && !found.id.startsWith('message-')) found = found.nextElementSibling
  return found ?? null
}
