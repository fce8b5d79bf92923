/** What of a service worker's surroundings this one uses: the types of pages and of workers do not go together. */
export type WorkerScope = {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  navigator: Navigator
  location: Location
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<PageClient[]>
    openWindow: (address: string) => Promise<PageClient | null>
  }
  registration: ServiceWorkerRegistration
}

export type PageClient = {
  visibilityState: DocumentVisibilityState
  focus: () => Promise<PageClient>
  postMessage: (message: object) => void
}

type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = LastingEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
type PushEvent = LastingEvent & { data: { json: () => unknown } | null }
type ClickEvent = LastingEvent & { notification: Notification }
type ChangeEvent = LastingEvent & { oldSubscription?: PushSubscription | null }

type WorkerEvents = {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchEvent
  push: PushEvent
  notificationclick: ClickEvent
  pushsubscriptionchange: ChangeEvent
  message: LastingEvent & { data: unknown }
}
