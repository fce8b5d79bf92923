import type { Metrics } from '../observe/metrics/create-metrics.ts'
import { eventsDelivered } from '../observe/metrics/platform-metrics.ts'
import { keepTrace } from '../observe/trace.ts'
import type { Events } from './events.ts'
import { eventRanges, eventsAtOnce, type StoredEvent } from './stored-events.ts'

const heartbeatMs = 20_000
const sessionCheckMs = 30_000
const retryMs = 2_000
export type FeedOptions = {
  events: Events
  metrics: Metrics
  memberId: string
  /** The last event the client has; null starts with what comes from now on. */
  after: number | null
  /** The stored events after a number that may be passed on; null ends the stream. */
  read: (after: number) => Promise<StoredEvent[] | null>
  /**
   * Asked every 30 seconds, for a session whose time runs out unheard, and before each signal; the stream ends when it
   * says no.
   */
  mayGoOn: () => Promise<boolean>
  /** Told what was handed to the reader's connection. */
  passed?: (stored: StoredEvent[]) => void
}

/** Where a feed goes. While it is full, what comes stays in the database. */
export type Sink = { write: (text: string) => void; end: () => void; full: () => boolean }

/**
 * A member's live stream as server-sent events: first what was stored after the resume point, in order, then what
 * comes. It ends with the reader, with the session, with the process, and when the database fails; the browser then
 * comes back with its last id. A resume point that cannot be continued from is answered by the event `reset`.
 */
export class EventFeed {
  private readonly options: FeedOptions
  private sink: Sink | undefined
  private readonly cleanUp: (() => void)[] = []
  private stopped = false
  private position: number | undefined
  private pumping = false
  private news = false
  private stalled = false

  constructor(options: FeedOptions) {
    this.options = options
  }

  /** Listens before it reads: what is committed in between wakes it. */
  open(sink: Sink) {
    this.sink = sink
    const { events, memberId, mayGoOn } = this.options
    const end = () => this.end()
    const heartbeat = setInterval(() => this.stalled || this.write(': \n\n'), heartbeatMs)
    const check = setInterval(() => mayGoOn().then((lives) => lives || end(), end), sessionCheckMs)
    events.closing.addEventListener('abort', end)
    this.cleanUp.push(
      events.subscribe(memberId, {
        wake: keepTrace(() => void this.pump()),
        signal: (text) => void this.signal(text),
      }),
      () => clearInterval(heartbeat),
      () => clearInterval(check),
      () => events.closing.removeEventListener('abort', end),
    )
    if (events.closing.aborted) end()
    else void this.pump()
  }

  readerIsReady() {
    if (this.stalled) void this.pump()
  }

  stop() {
    this.stopped = true
    for (const clean of this.cleanUp.splice(0)) clean()
  }

  private end() {
    if (this.stopped) return
    this.stop()
    this.sink?.end()
  }

  private write(text: string) {
    if (!this.stopped) this.sink?.write(text)
  }

  /** A signal has no number, since no stream is resumed from it. A reader who is behind misses it. */
  private async signal(text: string) {
    if (this.position === undefined || this.stalled) return
    const lives = await this.options.mayGoOn().catch(() => false)
    if (!lives) return this.end()
    this.write(`data: ${text}\n\n`)
    this.options.metrics.count(eventsDelivered, {})
  }

  /** Runs once at a time; a call meanwhile makes it look again. */
  private async pump() {
    this.news = true
    if (this.pumping) return
    this.pumping = true
    try {
      this.position ??= await this.findStart()
      while (this.news && !this.stopped) {
        this.news = false
        this.stalled = this.sink?.full() ?? true
        if (!this.stalled) this.position = await this.passOn(this.position)
      }
    } catch {
      this.end()
    } finally {
      this.pumping = false
    }
  }

  private async passOn(position: number): Promise<number> {
    const { read, metrics, passed } = this.options
    const stored = await read(position)
    if (!stored) this.end()
    if (!stored?.length) return position
    if (stored.length === eventsAtOnce) this.news = true
    this.write(stored.map(({ number, payload }) => `id: ${number}\ndata: ${payload}\n\n`).join(''))
    metrics.count(eventsDelivered, {}, stored.length)
    if (!this.stopped) passed?.(stored)
    return stored.at(-1)?.number ?? position
  }

  /**
   * Tells the client its id at once, so that it resumes from here even if it is cut before the first event. Nothing is
   * written before that: the stream is open for the client once no event can be missed any more.
   */
  private async findStart(): Promise<number> {
    const { events, memberId, after } = this.options
    const { newest, oldest } = await events.inBatches(eventRanges, memberId)
    this.write(`: ok\nretry: ${retryMs}\n\n`)
    if (after !== null && after <= newest && (after === newest || (oldest > 0 && after >= oldest - 1)))
      return after
    this.write(after === null ? `id: ${newest}\n\n` : `id: ${newest}\nevent: reset\ndata: {}\n\n`)
    return newest
  }
}
