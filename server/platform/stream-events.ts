import type { SQL } from 'drizzle-orm'
import type { Db } from './db.ts'
import { type Events, eventRange, readEvents } from './events.ts'

const batch = 100
const heartbeatMs = 20_000
const sessionCheckMs = 30_000
const retryMs = 2_000
/** Chunks that wait in memory for a slow reader; more stay in the database until it has read these. */
const waitingChunks = 16

export type StreamOptions = {
  db: Db
  events: Events
  memberId: string
  /** The last event the client has; null starts with what comes from now on. */
  after: number | null
  /** Which of the stored events may be passed on. */
  only?: SQL
  /** Asked before anything is passed on, and every 30 seconds; the stream ends when it says no. */
  mayGoOn: () => Promise<boolean>
}

/**
 * A member's live stream as server-sent events: first what was stored after the resume point, in order, then what
 * comes. It ends with the reader, with the session, with the process, and when the database fails; the browser then
 * comes back with its last id. A resume point that cannot be continued from is answered by the event `reset`.
 */
export function streamEvents(options: StreamOptions): ReadableStream<Uint8Array> {
  let feed: Feed | undefined
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        feed = new Feed(options, controller)
        feed.open()
      },
      pull: () => feed?.readerIsReady(),
      cancel: () => feed?.stop(),
    },
    { highWaterMark: waitingChunks },
  )
}

class Feed {
  private readonly options: StreamOptions
  private readonly controller: ReadableStreamDefaultController<Uint8Array>
  private readonly encoder = new TextEncoder()
  private readonly cleanUp: (() => void)[] = []
  private stopped = false
  private position: number | undefined
  private pumping = false
  private news = false
  private stalled = false

  constructor(options: StreamOptions, controller: ReadableStreamDefaultController<Uint8Array>) {
    this.options = options
    this.controller = controller
  }

  /** Listens before it reads: what is committed in between wakes it. */
  open() {
    const { events, memberId, mayGoOn } = this.options
    const end = () => this.end()
    const heartbeat = setInterval(() => this.stalled || this.write(': \n\n'), heartbeatMs)
    const check = setInterval(() => mayGoOn().then((lives) => lives || end(), end), sessionCheckMs)
    events.closing.addEventListener('abort', end)
    this.cleanUp.push(
      events.subscribe(memberId, () => void this.pump()),
      () => clearInterval(heartbeat),
      () => clearInterval(check),
      () => events.closing.removeEventListener('abort', end),
    )
    this.write(`: ok\nretry: ${retryMs}\n\n`)
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
    this.controller.close()
  }

  private write(text: string) {
    if (!this.stopped) this.controller.enqueue(this.encoder.encode(text))
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
        this.stalled = (this.controller.desiredSize ?? 0) <= 0
        if (!this.stalled) this.position = await this.passOn(this.position)
      }
    } catch {
      this.end()
    } finally {
      this.pumping = false
    }
  }

  private async passOn(position: number): Promise<number> {
    const { db, memberId, only } = this.options
    const stored = await readEvents(db, memberId, position, batch, only)
    if (stored.length === 0) return position
    if (!(await this.options.mayGoOn())) {
      this.end()
      return position
    }
    if (stored.length === batch) this.news = true
    this.write(
      stored.map(({ number, payload }) => `id: ${number}\ndata: ${JSON.stringify(payload)}\n\n`).join(''),
    )
    return stored.at(-1)?.number ?? position
  }

  /** Tells the client its id at once, so that it resumes from here even if it is cut before the first event. */
  private async findStart(): Promise<number> {
    const { db, memberId, after } = this.options
    const { newest, oldest } = await eventRange(db, memberId)
    if (after !== null && after <= newest && (after === newest || (oldest > 0 && after >= oldest - 1)))
      return after
    this.write(after === null ? `id: ${newest}\n\n` : `id: ${newest}\nevent: reset\ndata: {}\n\n`)
    return newest
  }
}
