import type { Fetch } from './api.ts'

/** A fetch that sends these bytes by XMLHttpRequest, which alone tells how much has gone out: a share from 0 to 1. */
export function sendByXhr(bytes: Blob, onSent: (share: number) => void): Fetch {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'POST', url)
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onSent(total > 0 ? loaded / total : 0),
      )
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status })),
      )
      request.addEventListener('error', () => reject(new TypeError('the connection was lost')))
      request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
      init.signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(bytes)
    })
}
