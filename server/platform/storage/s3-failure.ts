import { S3ServiceError } from 's3mini'
import { errorCode } from '../error-code.ts'
import { StorageError } from './storage.ts'

/** Says what went wrong in a new error without a cause: S3's own words can carry the access key and what it signed. */
export function throwS3Failure(error: unknown): never {
  if (error instanceof S3ServiceError) throw new StorageError(`S3 answered ${error.status}${codeOf(error)}`)
  if (!(error instanceof Error)) throw new StorageError('S3 cannot be reached')
  if (error.name === 'TimeoutError') throw new StorageError('S3 did not answer in time')
  throw new StorageError(`S3 cannot be reached${codeOf(error) || codeOf(error.cause)}`)
}

function codeOf(error: unknown): string {
  const code = errorCode(error)
  return code !== undefined && code !== 'Unknown' && /^\w{1,60}$/.test(code) ? ` (${code})` : ''
}
