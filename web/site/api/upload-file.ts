import { ApiError } from '#client/api/api.ts'
import { sendByXhr } from '#client/api/send-by-xhr.ts'
import { browserFetch, endWithSession } from './browser-fetch.ts'

type Watch = { onSent: (share: number) => void; signal: AbortSignal }

/** Sends a file to an endpoint of ours, with the same retries as every call. Throws ApiError for what is no success. */
export async function uploadFile(url: string, file: Blob, { onSent, signal }: Watch): Promise<void> {
  const send = endWithSession(
    (to, init) => browserFetch(to, init, sendByXhr(file, onSent)),
    () => true,
  )
  const headers = { 'X-Client': 'serenade-web', 'Content-Type': 'application/octet-stream' }
  const response = await send(url, { method: 'POST', headers, signal })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})))
}

/** How the typed client sends a file to an endpoint that takes bytes, and reads the answer. */
export function uploading(file: Blob, { onSent, signal }: Watch) {
  const send = endWithSession(
    (to, init) => browserFetch(to, init, sendByXhr(file, onSent)),
    () => true,
  )
  return {
    fetch: (url: string | URL | Request, init?: RequestInit) =>
      send(url instanceof Request ? url.url : url.toString(), init),
    headers: { 'Content-Type': 'application/octet-stream' },
    init: { signal },
  }
}
