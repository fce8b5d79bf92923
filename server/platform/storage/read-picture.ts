import type { Storage } from './storage.ts'

/** The bytes of a stored picture, or null when there is none. */
export async function readPicture(storage: Storage, key: string): Promise<Uint8Array | null> {
  const file = await storage.read(key)
  if (!file) return null
  return new Uint8Array(await new Response(file.open()).arrayBuffer())
}
