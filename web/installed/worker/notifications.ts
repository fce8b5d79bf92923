import type { PageMessage, PushMessage } from '#common/push-message.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Shows a push, unless the site is on this device's screen: the open page says it itself. */
export async function showPush(given: unknown): Promise<void> {
  if (!isPush(given)) return
  if ('setAppBadge' in self.navigator)
    await (given.news > 0 ? self.navigator.setAppBadge(given.news) : self.navigator.clearAppBadge()).catch(
      () => undefined,
    )
  const open = await pages()
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(given.title, {
    body: given.body,
    tag: given.tag,
    icon: '/favicon.ico',
    badge: '/favicon.ico',
    data: given,
  })
}

/** Leads to what a notification is about: in an open page, else in a new one. */
export async function openNotification({ data }: Notification): Promise<void> {
  if (!isPush(data)) return
  const { check, open } = data
  const type = data.type === 'new message' ? data.type : 'click'
  const message: PageMessage = { type, check, open }
  const [page] = await pages()
  if (page) {
    const tell = page.postMessage.bind(page)
    tell(message)
    await page.focus().catch(() => undefined)
  } else await self.clients.openWindow((await isSignedIn()) ? check : open)
}

/** Without a connection the address itself decides, once there is one. */
async function isSignedIn(): Promise<boolean> {
  const answer = await fetch('/api/user.php', { headers: { 'X-Client': 'serenade-web' } }).catch(() => null)
  if (!answer) return true
  const body: unknown = await answer.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'user' in body && body.user !== null
}

function isPush(given: unknown): given is PushMessage {
  return typeof given === 'object' && given !== null && 'title' in given && 'check' in given
}
