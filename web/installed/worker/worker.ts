import { renewOfflinePage, sharedPath } from '#web/site/page/kept-names.ts'
import { openNotification, showPush } from './notifications.ts'
import { answerFile, answerNavigation, isFileOfOfflinePage, keepOfflinePage } from './offline-page.ts'
import { takeShared } from './shared-photo.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/** Without the offline page the worker is of use all the same; the next page asks for it again. */
const keep = () => keepOfflinePage().catch(() => undefined)

self.addEventListener('install', (event) => event.waitUntil(Promise.all([keep(), self.skipWaiting()])))

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
)

/** No answer of the site is kept here: whatever is personal comes from the server or not at all. */
self.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin) return
  if (method === 'POST' && pathname === sharedPath) event.respondWith(takeShared(event.request))
  else if (method !== 'GET') return
  else if (mode === 'navigate' && destination === 'document') event.respondWith(answerNavigation(event))
  else if (isFileOfOfflinePage(event)) event.respondWith(answerFile(event))
})

self.addEventListener('push', (event) => {
  event.waitUntil(Promise.resolve(event.data?.json()).then(showPush))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotification(event.notification))
})

self.addEventListener('message', (event) => {
  if (event.data === renewOfflinePage) event.waitUntil(keep())
})

/** The push service has changed the device's address. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const { applicationServerKey } = event.oldSubscription?.options ?? {}
  if (!applicationServerKey) return
  const renew = async () => {
    const options = { userVisibleOnly: true, applicationServerKey }
    const subscription = await self.registration.pushManager.subscribe(options)
    await fetch('/api/user.php?push=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Client': 'serenade-web' },
      body: JSON.stringify({ subscription }),
    })
  }
  event.waitUntil(renew().catch(() => undefined))
})
