import { outageMessages } from '../db/outage-messages.ts'
import { errorCode, errorConstraint } from '../error-code.ts'
import { StorageError } from '../storage/storage.ts'
import type { LogFields } from './log-fields.ts'
import { inSource } from './source-place.ts'

const frame = /^\s+at (?:[\w.$<>[\] ]+ \()?(?:file:\/\/|node:|\/)[^\s()]+:\d+:\d+\)?$/

/**
 * A failure without the values in it: its kind, PostgreSQL's code and constraint, and the places it came through. The
 * message stays out, because a driver's message can carry what a member wrote; of an outage it is a phrase we know,
 * and the storage's is our own.
 */
export function describeError(given: unknown): LogFields {
  if (!(given instanceof Error)) return { error: 'unknown' }
  const source = sourceOf(given)
  const [code, constraint] = [errorCode(source), errorConstraint(source)]
  const reason = source instanceof StorageError ? source.message : outageMessages.exec(source.message)?.[0]
  return {
    error: given.name,
    ...(code ? { sqlstate: code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(reason ? { reason } : {}),
    stack: framesOf(given),
  }
}

function sourceOf(error: Error): Error {
  return error.cause instanceof Error ? sourceOf(error.cause) : error
}

function framesOf(error: Error): string {
  return (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => frame.test(line))
    .map((line) => inSource(line.trim()))
    .join('\n')
}
