import { readAnswer } from '../net/read-answer.ts'
import type { Storage } from './storage.ts'

/** More than any picture has that was stored. */
const mostBytes = 64 * 1024 * 1024

/** The bytes of a stored picture, or null when there is none. */
export async function readPicture(storage: Storage, key: string): Promise<Uint8Array | null> {
  const file = await storage.read(key)
  if (!file) return null
  return readAnswer({ body: file.open() }, mostBytes)
}
