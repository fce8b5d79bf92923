import type { BrowserContext, Page, Worker } from 'playwright-core'
import { expect } from 'vitest'

/** As it runs now: a browser ends one that has nothing to do, and starts it anew. */
export function workerOf(context: BrowserContext): Worker {
  return context.serviceWorkers().at(-1)!
}

/** Has the browser hand a push to the worker, as its push service would. */
export async function pusher(page: Page, origin: string): Promise<(message: object) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  return (message) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
}

export type WorkerGlobal = {
  registration: ServiceWorkerRegistration
  clients: { openWindow: unknown }
} & EventTarget
declare const NotificationEvent: new (type: string, about: object) => Event

/** The notifications that are shown. */
export function shown(context: BrowserContext): Promise<string[]> {
  return workerOf(context).evaluate(async () => {
    const { registration } = self as unknown as WorkerGlobal
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })
}

/** Presses the notification as the person would. */
export function press(context: BrowserContext): Promise<void> {
  return workerOf(context).evaluate(async () => {
    const { registration } = self as unknown as WorkerGlobal
    const [notification] = await registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })
}

/** The addresses that pressing opens a window at, which a browser allows to a real finger only. */
export async function openedBy(context: BrowserContext): Promise<string[]> {
  await workerOf(context).evaluate(() => {
    const { clients } = self as unknown as WorkerGlobal
    const opened: string[] = []
    Object.assign(self, { opened })
    clients.openWindow = async (address: string) => void opened.push(address)
  })
  await press(context)
  const opened = () => workerOf(context).evaluate(() => (self as unknown as { opened: string[] }).opened)
  await expect.poll(opened).toHaveLength(1)
  return opened()
}
