import { type News, openEventSource } from './live-stream.ts'

/**
 * One stream for all tabs of a member, as browsers allow a site few connections. The tab looked at last holds it and
 * hands the news to the others; a hidden tab's stream may sleep.
 */
export function shareLiveStream(memberId: string, onNews: (news: News) => void): () => void {
  const name = `live-${memberId}`
  const channel = new BroadcastChannel(name)
  const ended = new AbortController()
  let last = ''
  let close: (() => void) | undefined
  let waiting = false

  const hear = (news: News) => {
    last = news.id
    onNews(news)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))

  const hold = () =>
    new Promise<void>((release) => {
      waiting = false
      close = openEventSource(last, (news) => {
        channel.postMessage(news)
        hear(news)
      })
      ended.signal.addEventListener('abort', () => release())
    })
  const letGo = () => {
    close?.()
    close = undefined
  }
  const wait = (options: LockOptions) => {
    waiting = true
    navigator.locks.request(name, options, hold).catch(() => {
      letGo()
      if (!ended.signal.aborted && !waiting) wait({ signal: ended.signal })
    })
  }
  const takeWhenSeen = () => {
    if (!document.hidden && !close) wait({ steal: true })
  }

  if (!('locks' in navigator)) void hold()
  else {
    if (document.hidden) wait({ signal: ended.signal })
    takeWhenSeen()
    document.addEventListener('visibilitychange', takeWhenSeen, { signal: ended.signal })
  }
  return () => {
    ended.abort()
    letGo()
    channel.close()
  }
}
