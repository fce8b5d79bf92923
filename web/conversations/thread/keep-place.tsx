import { Component, type RefObject } from 'react'

type KeepPlaceProps = {
  scroller: RefObject<HTMLElement | null>
  /** The key of the last message that is rendered. */
  last: string | undefined
  /** Whether the newest message is not loaded: what joins below is then further history, not news. */
  isPast: boolean
}

/**
 * Keeps what is on the screen where it is while newer messages join below a window of the past. A class, because only
 * getSnapshotBeforeUpdate sees the height from before the change.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeepPlaceProps): number | null {
    const joined = before.isPast && before.last !== this.props.last
    return joined ? (this.props.scroller.current?.scrollHeight ?? null) : null
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, height: number | null): void {
    const log = this.props.scroller.current
    if (log && height !== null) log.scrollTop -= log.scrollHeight - height
  }

  override render() {
    return null
  }
}
