import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { v4 as uuidv4 } from 'uuid'
import { AppError } from '../errors.ts'
import { removeStale, spoolPrefix } from './stale-uploads.ts'

/** What all uploads of this process may take of the disk while they come and are worked on. */
const mostSpooledBytes = 256 * 1024 * 1024

export type Spooled = {
  path: string
  /** Base64url. */
  sha256: string
}

/** Where uploads lie while they are worked on: a file holds none of the server's memory. */
export type Spool = {
  /**
   * Writes a whole upload into a file and hands it to `work`; the file is removed afterwards. Throws `unavailable` where
   * the uploads under way take all the room.
   */
  receive: <T>(body: ReadableStream<Uint8Array>, work: (upload: Spooled) => Promise<T>) => Promise<T>
}

/** A spool in this folder. What a killed process has left there is removed. */
export function createSpool(folder: string): Spool {
  const ready = mkdir(folder, { recursive: true }).then(() => removeStale(folder))
  // Whoever uploads is told.
  ready.catch(() => {})
  let spooled = 0
  return {
    async receive(body, work) {
      await ready
      const path = join(folder, `${spoolPrefix()}${uuidv4()}`)
      const file = await open(path, 'wx', 0o600)
      const hash = createHash('sha256')
      let own = 0
      try {
        for await (const part of body) {
          own += part.length
          spooled += part.length
          if (spooled > mostSpooledBytes) throw new AppError('unavailable')
          hash.update(part)
          await file.writeFile(part)
        }
        await file.close()
        return await work({ path, sha256: hash.digest('base64url') })
      } finally {
        spooled -= own
        await file.close().catch(() => {})
        await rm(path, { force: true })
      }
    },
  }
}
