import type { LiveEvent } from '#common/events.ts'

/** `reset`: events were missed, so everything live must be loaded anew. */
export type News = { id: string; event: LiveEvent | { type: 'reset' } }

const reopenMs = 15_000

/**
 * The server's event stream in this tab. The browser resumes a cut stream by itself; one that the server refused is
 * tried again from where it was.
 */
export function openEventSource(after: string, onNews: (news: News) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = after
  const open = () => {
    source = new EventSource(`/api/events.php${last ? `?after=${last}` : ''}`)
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      last = lastEventId
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
