import { Redis } from 'ioredis'
import { errorCode } from '../error-code.ts'
import type { Log } from '../observe/log.ts'

export type Valkey = {
  client: Redis
  /** Says in the log, once until the connection is a new one, that Valkey is not there. */
  lost: (error: unknown) => void
  close: () => void
}

const waitMs = 250

/**
 * Connects to Valkey or Redis, and again whenever it has been away. Answers as well when it is not there: nothing
 * waits for it longer than a moment, and no command is kept for later.
 */
export async function connectValkey(url: string, log: Log): Promise<Valkey> {
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2 * waitMs,
    commandTimeout: waitMs,
    // One that hangs is given up, so that the requests after the first no longer wait for it.
    socketTimeout: 2 * waitMs,
    retryStrategy: (attempts) => Math.min(attempts * 100, 2_000),
  })
  let away = false
  const lost = (error: unknown) => {
    if (!away) log.warn({ code: codeOf(error) }, 'Valkey is away: this process limits rates by itself')
    away = true
  }
  client.on('error', lost)
  client.on('ready', () => {
    if (away) log.info({}, 'Valkey is back: rates are limited together')
    away = false
  })
  await client.connect().catch(lost)
  return { client, lost, close: () => client.disconnect() }
}

/** The system's code, or the capital word that an answer of refusal begins with. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return errorCode(error) ?? /^[A-Z]+(?= )/.exec(error.message)?.[0]
}
