import { setTimeout as sleep } from 'node:timers/promises'
import { readAnswer } from '../net/read-answer.ts'

/** A list of a thousand files' names, and more than that. */
const mostBytes = 8 * 1024 * 1024
const pausesMs = [50, 200]

/**
 * `fetch` for requests that may be sent twice, in `limitMs` for all attempts together. A file that is sent to us is
 * handed on once it begins; any other answer comes whole, so that no connection waits for somebody to read it.
 */
export function fetchFromS3(limitMs: number): typeof fetch {
  return async (input, init) => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(tooLate()), limitMs)
    try {
      for (const pause of pausesMs) {
        const response = await fetchOnce(input, { ...init, signal: limit.signal }).catch(unlessLate)
        if (response && response.status < 500) return response
        await sleep(pause, undefined, { signal: limit.signal }).catch(() => {})
      }
      return await fetchOnce(input, { ...init, signal: limit.signal })
    } finally {
      clearTimeout(timer)
    }
  }
}

async function fetchOnce(input: string | URL | Request, init: RequestInit): Promise<Response> {
  // A proxy that packs what it passes on would make the size a lie; a redirect goes to a host that was not signed.
  const headers = new Headers(init.headers)
  headers.set('accept-encoding', 'identity')
  const response = await fetch(input, { ...init, headers, redirect: 'manual' })
  if (init.method === 'GET' && response.ok) return response
  const body = await readAnswer(response, mostBytes)
  return new Response(body.byteLength > 0 ? body : null, response)
}

function unlessLate(error: Error): undefined {
  if (error.name === 'TimeoutError') throw error
}

export function tooLate(): DOMException {
  return new DOMException('no answer in time', 'TimeoutError')
}
