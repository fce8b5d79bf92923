import { S3mini, S3ServiceError } from 's3mini'
import type { S3Config } from '../config.ts'
import { fetchFromS3, tooLate } from './fetch-from-s3.ts'
import { throwS3Failure } from './s3-failure.ts'
import type { Storage } from './storage.ts'
import { checkKey, StorageError } from './storage.ts'

/** Files in a bucket. A call that S3 leaves without an answer for `answerMs` fails. */
export function createS3Storage(config: S3Config, { answerMs = 10_000 } = {}): Storage {
  const s3 = new S3mini({
    endpoint: config.endpoint,
    region: config.region,
    accessKeyId: config.accessKey,
    secretAccessKey: config.secretKey,
    fetch: fetchFromS3(answerMs),
  })
  const begin = async (key: string) => {
    const response = await s3.getObjectResponse(key).catch(throwS3Failure)
    if (!response?.body) throw new StorageError('S3 answered 404')
    return response.body
  }
  return {
    async write(key, bytes) {
      checkKey(key)
      const type = /\.(webp|avif)$/.exec(key)?.[1]
      await s3
        .putObject(key, bytes, type ? `image/${type}` : 'application/octet-stream')
        .catch(throwS3Failure)
    },
    async read(key) {
      checkKey(key)
      try {
        const size = await s3.getContentLength(key)
        return { size, open: () => streamFromS3(() => begin(key), answerMs) }
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined
        return isMissing(cause) ? null : throwS3Failure(cause)
      }
    },
    async remove(key) {
      checkKey(key)
      await s3.deleteObject(key).catch((error: unknown) => isMissing(error) || throwS3Failure(error))
    },
    async list(folder) {
      checkKey(folder)
      const found = await s3.listObjects('/', `${folder}/`).catch(throwS3Failure)
      if (!found) throw new StorageError('S3 answered 404')
      return found.map(({ Key }) => Key)
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 404 && error.serviceCode !== 'NoSuchBucket'
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * A stream that `begin` opens when it is read first. Only S3 is limited in time, piece by piece, not a reader who is
 * slow. One that is cancelled gives its connection back, also while it is being opened.
 */
function streamFromS3(begin: () => Promise<Bytes>, pieceMs: number): ReadableStream<Uint8Array> {
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
