/** Where browsers have their pushes; a leading dot stands for every host below. */
const known = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

const answerMs = 10_000

type Post = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
/** What became of a push. `gone`: the service does not know the device any more. `refused`: it would not have our request. */
export type PushOutcome =
  | { state: 'sent' | 'gone' | 'refused'; status: number }
  | { state: 'later'; seconds: number | null }

/** The browsers' push services. */
export type PushService = {
  /** Whether we send there: a device names the address, and it must lead nowhere else. */
  allows: (endpoint: string) => boolean
  post: (endpoint: string, post: Post) => Promise<PushOutcome>
}

/** `more`: hosts beside the known ones, or whole origins for a test service. */
export function openPushService(more: readonly string[] = []): PushService {
  return {
    allows: (endpoint) => isAllowed(endpoint, [...known, ...more]),
    async post(endpoint, { headers, body }) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMs),
      }).catch(() => null)
      if (!response) return { state: 'later', seconds: null }
      await response.body?.cancel()
      return outcomeOf(response)
    },
  }
}

function isAllowed(endpoint: string, allowed: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (allowed.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port) return false
  return allowed.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'sent', status }
  if ([404, 410].includes(status)) return { state: 'gone', status }
  // 401 and 403, too: they are about our key, our clock or our signature, and would end every device at once.
  if (status !== 429 && status < 500) return { state: 'refused', status }
  const asked = Number(headers.get('retry-after') ?? Number.NaN)
  return { state: 'later', seconds: Number.isFinite(asked) && asked > 0 ? asked : null }
}
