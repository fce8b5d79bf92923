/** More than any answer has that is about one thing: a translation, a payment, a page of a search. */
const usualBytes = 1024 * 1024

/** An answer that is longer than it may be. */
export class AnswerTooLong extends Error {
  constructor(most: number) {
    super(`the answer is longer than ${most} bytes`)
  }
}

/**
 * The body of another server's answer, unpacked. Every answer of a server that is not ours is read by this or by one of the
 * two below: it may be as long as its sender likes, and would otherwise be in memory before anybody looks at it. Throws
 * `AnswerTooLong` and lets the rest go. How long it takes is up to the request's own signal.
 */
export async function readAnswer(
  { body }: { body: ReadableStream<Uint8Array> | null },
  most = usualBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  if (body)
    for await (const part of body) {
      size += part.length
      // Leaving the loop cancels the body.
      if (size > most) throw new AnswerTooLong(most)
      parts.push(part)
    }
  return new Uint8Array(Buffer.concat(parts))
}

export async function readAnswerText(response: Response, most?: number): Promise<string> {
  return new TextDecoder().decode(await readAnswer(response, most))
}

export async function readAnswerJson(response: Response, most?: number): Promise<unknown> {
  return JSON.parse(await readAnswerText(response, most))
}
