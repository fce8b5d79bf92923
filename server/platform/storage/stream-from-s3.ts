import { tooLate } from './fetch-from-s3.ts'
import { throwS3Failure } from './s3-failure.ts'

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * A stream that `begin` opens when it is read first. Only S3 is limited in time, piece by piece, not a reader who is
 * slow. One that is cancelled gives its connection back, also while it is being opened.
 */
export function streamFromS3(begin: () => Promise<Bytes>, pieceMs: number): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  let cancelled = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (await begin()).getReader()
        if (cancelled) return reader.cancel()
        const { done, value } = await nextPiece(reader, pieceMs).catch(throwS3Failure)
        if (cancelled) return
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        cancelled = true
        await reader?.cancel()
      },
    },
    { highWaterMark: 0 },
  )
}

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, pieceMs: number) {
  let late = false
  const timer = setTimeout(() => {
    late = true
    reader.cancel().catch(() => {})
  }, pieceMs)
  const piece = await reader.read().finally(() => clearTimeout(timer))
  if (late) throw tooLate()
  return piece
}
