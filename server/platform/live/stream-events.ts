import type { ServerResponse } from 'node:http'
import type { EventFeed } from './event-feed.ts'

/** Chunks that wait in memory for a slow reader. */
const waitingChunks = 16

/** A feed as the body of a response; it begins when it is read. */
export function feedAsBody(feed: EventFeed): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let open = false
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (open) return feed.readerIsReady()
        open = true
        feed.open({
          write: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          full: () => (controller.desiredSize ?? 0) <= -waitingChunks,
        })
      },
      cancel: () => feed.stop(),
    },
    { highWaterMark: 0 },
  )
}

/**
 * A feed straight into the socket: thousands of open ones keep nothing of the request that opened them. The reader may
 * have hung up already; and an answer that waits behind another of its connection hears of the end from the socket
 * only.
 */
export function feedToSocket(feed: EventFeed, response: ServerResponse): void {
  const { socket } = response.req
  if (socket.destroyed) return
  const stop = () => feed.stop()
  socket.once('close', stop)
  response.once('close', () => {
    socket.off('close', stop)
    stop()
  })
  response.on('drain', () => feed.readerIsReady())
  feed.open({
    write: (text) => response.write(text),
    end: () => response.end(),
    full: () => response.writableNeedDrain,
  })
}
