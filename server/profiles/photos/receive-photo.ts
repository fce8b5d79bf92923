import { AppError } from '#server/platform/errors.ts'

/** What all uploads of this process may hold in memory while they come and are worked on. */
const mostHeldBytes = 64 * 1024 * 1024

let held = 0

/** Reads a whole upload and hands it to `work`. Throws `unavailable` where the uploads under way take all the room. */
export async function receivePhoto<T>(
  body: ReadableStream<Uint8Array>,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  const parts: Uint8Array[] = []
  let own = 0
  try {
    for await (const part of body) {
      own += part.length
      held += part.length
      if (held > mostHeldBytes) throw new AppError('unavailable')
      parts.push(part)
    }
    // The parts are let go here, or every upload would be held twice while it waits.
    return await work(Buffer.concat(parts.splice(0)))
  } finally {
    held -= own
  }
}
