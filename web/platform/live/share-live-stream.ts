import { type News, openEventSource } from './live-stream.ts'

/**
 * One stream for all tabs of a member, as browsers allow a site few connections. The tab looked at last holds it and
 * hands the news to the others; a hidden tab's stream may sleep.
 */
export function shareLiveStream(memberId: string, onNews: (news: News) => void): () => void {
  const name = `live-${memberId}`
  const channel = new BroadcastChannel(name)
  const tellOthers = channel.postMessage.bind(channel)
  const ended = new AbortController()
  let last = ''
  let close: (() => void) | undefined
  let queued = false

  const hear = (news: News) => {
    last = news.id
    onNews(news)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))

  const hold = () =>
    new Promise<void>((release) => {
      close = openEventSource(last, (news) => {
        tellOthers(news)
        hear(news)
      })
      ended.signal.addEventListener('abort', () => release())
    })
  const letGo = () => {
    close?.()
    close = undefined
  }
  const queue = () => {
    letGo()
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
    letGo()
    channel.close()
  }
}
