import { type Api, unwrap } from '#client/api/api.ts'
import { type PushState, setPushState } from './push-state.ts'

const workerPath = '/sw-push.js'
/** For whom this browser is subscribed, and when the server was told last. */
const storageKey = 'push-subscribed'
const tellAgainMs = 86_400_000

type Who = { api: Api; memberId: string; key: string }

function isCapable(key: string): boolean {
  return Boolean(key) && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Undefined where the browser allows no worker, as in some private windows. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }).catch(() => undefined)
}

/** Looks how it stands, and has the server know a subscription that it may have lost. */
export async function lookAtPush({ api, memberId, key }: Who): Promise<PushState> {
  const state = await currentState(memberId, key)
  setPushState(state)
  if (state !== 'subscribed' || Date.now() - (readStored()?.at ?? 0) < tellAgainMs) return state
  const subscription = await currentSubscription()
  if (subscription) await sendSubscription(api, memberId, subscription).catch(() => undefined)
  return state
}

async function currentState(memberId: string, key: string): Promise<PushState> {
  if (!isCapable(key)) return 'not capable'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  const own = readStored()?.memberId === memberId
  return subscription && own && Notification.permission === 'granted' && hasKey(subscription, key)
    ? 'subscribed'
    : 'not subscribed'
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null
}

/** Asks the person, and subscribes. To be called by a press. Throws when the push service or the server does not answer. */
export async function subscribeToPush({ api, memberId, key }: Who): Promise<PushState> {
  if (!isCapable(key)) return 'not capable'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    const state = permission === 'denied' ? 'denied' : 'not subscribed'
    setPushState(state)
    return state
  }
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (known && !hasKey(known, key)) await known.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await pushManager.subscribe(options)
  await sendSubscription(api, memberId, subscription)
  setPushState('subscribed')
  return 'subscribed'
}

export async function unsubscribeFromPush(api: Api): Promise<void> {
  const subscription = await currentSubscription()
  if (subscription) {
    const { endpoint } = subscription
    await unwrap(api['user.php'].$delete({ query: { push: '1' }, json: { endpoint } }))
    await subscription.unsubscribe()
  }
  store(null)
  setPushState('not subscribed')
}

async function sendSubscription(api: Api, memberId: string, subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const form = { subscription: { endpoint, keys: { p256dh, auth } } }
  await unwrap(api['user.php'].$post({ query: { push: '1' }, json: form }))
  store({ memberId, at: Date.now() })
}

function hasKey({ options }: PushSubscription, key: string): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...used))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

type Stored = { memberId: string; at: number }

function store(stored: Stored | null): void {
  try {
    if (stored) localStorage.setItem(storageKey, JSON.stringify(stored))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without a storage the member is asked again.
  }
}

function readStored(): Stored | null {
  try {
    const stored: Stored | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return stored
  } catch {
    return null
  }
}
