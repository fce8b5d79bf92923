import { pageMemberParameter } from '#common/page-member.ts'
import type { LiveEvent } from '#common/wire/events.ts'

/** `reset`: events were missed, so that everything live has to be loaded again. */
export type StreamEvent = { id: string; event: LiveEvent | { type: 'reset' } }

const reopenMs = 15_000

/**
 * Opens the server's event stream in this tab. The browser resumes a broken stream by itself; one that the server has
 * refused is opened again after the last event. Returns a function that closes it.
 */
function openEventSource(memberId: string, after: string, onNews: (news: StreamEvent) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = after
  const open = () => {
    const query = new URLSearchParams({ [pageMemberParameter]: memberId, ...(last && { after: last }) })
    source = new EventSource(`/api/events.php?${query}`)
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      // A signal before the first event of a resumed stream comes without a number.
      last = lastEventId || last
      const event: LiveEvent = JSON.parse(data)
      onNews({ id: last, event })
    })
    source.addEventListener('reset', ({ lastEventId }: MessageEvent<string>) => {
      last = lastEventId
      onNews({ id: last, event: { type: 'reset' } })
    })
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenMs)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

/**
 * One stream for all tabs of a member, because browsers limit the connections to a site. The tab that was visible last
 * holds it and passes events to the others; browsers may suspend a hidden tab. Returns a function that ends it.
 */
export function shareLiveStream(memberId: string, onNews: (news: StreamEvent) => void): () => void {
  const name = `live-${memberId}`
  const channel = new BroadcastChannel(name)
  const sendToOthers = channel.postMessage.bind(channel)
  const ended = new AbortController()
  let last = ''
  let close: (() => void) | undefined
  let queued = false

  const receive = (news: StreamEvent) => {
    last = news.id
    onNews(news)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => receive(data))

  const hold = () =>
    new Promise<void>((release) => {
      close = openEventSource(memberId, last, (news) => {
        sendToOthers(news)
        receive(news)
      })
      ended.signal.addEventListener('abort', () => release())
    })
  const release = () => {
    close?.()
    close = undefined
  }
  const queue = () => {
    release()
    if (queued || ended.signal.aborted) return
    queued = true
    const take = () => {
      queued = false
      return hold()
    }
    navigator.locks.request(name, { signal: ended.signal }, take).catch(queue)
  }
  const takeWhenSeen = () => {
    if (!document.hidden && !close) navigator.locks.request(name, { steal: true }, hold).catch(queue)
  }

  if (!('locks' in navigator)) void hold()
  else {
    if (document.hidden) queue()
    takeWhenSeen()
    document.addEventListener('visibilitychange', takeWhenSeen, { signal: ended.signal })
  }
  return () => {
    ended.abort()
    release()
    channel.close()
  }
}
