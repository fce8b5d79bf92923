import { connect, type Socket } from 'node:net'
import { quantile } from '../measure.ts'
import { serveParent } from '../start-child.ts'

export type ListenRequest =
  | { do: 'open'; port: number; host: string; path: string; cookies: string[] }
  /** Forgets what was heard so far. */
  | { do: 'arm' }
  /** Waits until every stream has heard something. */
  | { do: 'wait'; ms: number }
  /** How long each heard event took from the moment that it names as `sent=`. */
  | { do: 'delays' }
export type ListenAnswer = { open: number; heard: number; lastAt: number; p99At: number; delays: number[] }

const together = 200
const streams: { socket: Socket; heardAt: number }[] = []
let delays: number[] = []
let heard = 0
let allHeard = () => {}

/** Moments are of the machine's monotonic clock, in milliseconds, the same in every process. */
function clock(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

function openStream(port: number, host: string, path: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const stream = { socket, heardAt: 0 }
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('a stream was closed')))
    socket.on('data', (text: string) => {
      if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200'))
        reject(new Error(text.slice(0, 300)))
      if (text.includes('retry: ')) {
        streams.push(stream)
        resolve()
      }
      if (!text.includes('data: ')) return
      const sentAt = /sent=([\d.]+)/.exec(text)?.[1]
      if (sentAt) delays.push(clock() - Number(sentAt))
      if (stream.heardAt > 0) return
      stream.heardAt = clock()
      heard += 1
      if (heard === streams.length) allHeard()
    })
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nCookie: ${cookie}\r\n\r\n`,
    )
  })
}

async function openAll(request: Extract<ListenRequest, { do: 'open' }>): Promise<void> {
  const { port, host, path, cookies } = request
  for (let at = 0; at < cookies.length; at += together)
    await Promise.all(cookies.slice(at, at + together).map((cookie) => openStream(port, host, path, cookie)))
}

async function waitForAll(ms: number): Promise<void> {
  if (heard === streams.length) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    allHeard = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

function arm(): void {
  heard = 0
  delays = []
  for (const stream of streams) stream.heardAt = 0
}

serveParent(async (request: ListenRequest): Promise<ListenAnswer> => {
  if (request.do === 'open') await openAll(request)
  if (request.do === 'arm') arm()
  if (request.do === 'wait') await waitForAll(request.ms)
  const times = streams
    .map(({ heardAt }) => heardAt)
    .filter((at) => at > 0)
    .sort((a, b) => a - b)
  return {
    open: streams.length,
    heard,
    lastAt: times.at(-1) ?? Number.NaN,
    p99At: quantile(times, 0.99),
    delays: request.do === 'delays' ? delays : [],
  }
})
