import { chatsCache, sharedCache, sharedPhotoPage } from './kept-names.ts'

const patienceMs = 1_000

/**
 * Removes what the browser keeps of a member: the last chats, a shared picture, notifications and the badge. A picture
 * stays while its sender logs in to the page that takes it.
 */
export function forgetKept(): Promise<unknown> {
  const names = leadsToShared(window.location) ? [chatsCache] : [chatsCache, sharedCache]
  return inTime([
    ...('caches' in window ? names.map((name) => caches.delete(name)) : []),
    ...('clearAppBadge' in navigator ? [navigator.clearAppBadge()] : []),
    closeNotifications(),
  ])
}

function leadsToShared({ pathname, search }: Location): boolean {
  const to = pathname === '/login' ? (new URLSearchParams(search).get('to') ?? '') : pathname + search
  return to.split('&')[0] === sharedPhotoPage
}

/** The same where the member signs out here: this browser gets no more pushes either, and what was typed goes. */
export async function forgetDevice(typed?: Promise<void>): Promise<void> {
  await inTime([forgetKept(), endPush(), ...(typed ? [typed] : [])])
}

async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

export async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
}

/** Whatever fails or hangs, the member goes on to the next page. */
function inTime(work: Promise<unknown>[]): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  return Promise.race([Promise.allSettled(work), late])
}
