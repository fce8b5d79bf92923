import { outboxCache } from '#web/site/page/kept-names.ts'

const folderOf = (me: string) => `/outbox-photos/${me}/`

/** Keeps the picture of a message that waits, in the browser's cache: texts alone have room in its storage. Returns its name. */
export async function keepOutgoingPhoto(me: string, clientId: string, photo: Blob): Promise<string> {
  const name = folderOf(me) + clientId
  const kept = await caches.open(outboxCache)
  await kept.put(name, new Response(photo, { headers: { 'Content-Type': photo.type } }))
  return name
}

/** Undefined where the browser has dropped it. */
export async function readOutgoingPhoto(name: string): Promise<Blob | undefined> {
  const kept = await caches.match(name, { cacheName: outboxCache })
  return kept?.blob()
}

export async function dropOutgoingPhoto(name: string): Promise<void> {
  const kept = await caches.open(outboxCache)
  await kept.delete(name)
}

/** Removes all pictures that a member has waiting on this device. */
export async function dropOutgoingPhotos(me: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const kept = await caches.open(outboxCache)
  const own = (await kept.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folderOf(me)))
  await Promise.all(own.map((each) => kept.delete(each)))
}
