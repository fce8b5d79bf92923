import type { PageMessage } from '#common/push-message.ts'
import { renewOfflinePage } from '../site/page/kept-names.ts'

const lookAgainMs = 3_600_000
const storageKey = 'offline-page'

/**
 * Looks for a new version every hour and whenever the page is seen again after one, and calls `updated` once another
 * worker has taken over: the site was deployed. Returns a function that ends it.
 */
export function followWorker(
  registering: Promise<ServiceWorkerRegistration | undefined>,
  updated: () => void,
): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  let looked = Date.now()
  // The first worker of a browser takes over as well, and is no update.
  let known = serviceWorker.controller !== null
  const look = async () => {
    if (document.hidden || !navigator.onLine || Date.now() - looked < lookAgainMs) return
    looked = Date.now()
    const registration = await registering
    // Without a connection the browser rejects with an error of its own.
    await registration?.update().catch(() => undefined)
  }
  const soon = () => void look()
  const taken = () => {
    if (known) updated()
    known = true
  }
  const timer = setInterval(soon, lookAgainMs)
  document.addEventListener('visibilitychange', soon)
  serviceWorker.addEventListener('controllerchange', taken)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', soon)
    serviceWorker.removeEventListener('controllerchange', taken)
  }
}

/** What the worker says: a notification was pressed. Returns a function that ends it. */
export function onPageMessage(heard: (message: PageMessage) => void): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const listener = ({ data }: MessageEvent<unknown>) => {
    if (isPageMessage(data)) heard(data)
  }
  serviceWorker.addEventListener('message', listener)
  serviceWorker.startMessages()
  return () => serviceWorker.removeEventListener('message', listener)
}

/** Our own paths only, whoever sends it. */
function isPageMessage(data: unknown): data is PageMessage {
  if (typeof data !== 'object' || data === null || !('type' in data && 'check' in data && 'open' in data))
    return false
  const isPath = (path: unknown) => typeof path === 'string' && /^\/(?!\/)/.test(path)
  return (data.type === 'new message' || data.type === 'click') && isPath(data.check) && isPath(data.open)
}

/** The kept offline page follows the language and the colours of the site. */
export async function renewWhenChanged(look: string): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || !navigator.onLine) return
  try {
    if (localStorage.getItem(storageKey) === look) return
    const { active } = await serviceWorker.ready
    const tell = active?.postMessage.bind(active)
    tell?.(renewOfflinePage)
    localStorage.setItem(storageKey, look)
  } catch {
    // Without a storage the page stays as it was when the worker came.
  }
}
