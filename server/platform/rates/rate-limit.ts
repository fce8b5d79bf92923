import cluster from 'node:cluster'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'
import type { Valkey } from './connect-valkey.ts'

export type Rates = {
  /** Counts one call. Throws `too_many_requests` with the seconds to wait when the caller had all of them. */
  take: (key: string, calls: number, seconds: number) => Promise<void>
}

type Limiter = { consume: (key: string) => Promise<RateLimiterRes> }

/** How long the primary may take to count a call. */
const answerWithinMs = 1_000

/**
 * Counts in Valkey for all processes; without one, in the primary for those that share its port. As long as that is
 * away, and where a process serves alone, in its own memory.
 */
export function createRates(limited = true, valkey?: Valkey): Rates {
  if (!limited) return { take: async () => {} }
  const limiters = new Map<string, Limiter>()
  return {
    async take(key, calls, seconds) {
      const name = `${calls}/${seconds}`
      const limiter = limiters.get(name) ?? createLimiter(calls, seconds, valkey)
      limiters.set(name, limiter)
      try {
        await limiter.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('too_many_requests', { params: { seconds: Math.ceil(error.msBeforeNext / 1000) } })
      }
    },
  }
}

function createLimiter(calls: number, seconds: number, valkey: Valkey | undefined): Limiter {
  const own = new RateLimiterMemory({ points: calls, duration: seconds })
  const shared = sharedLimiter(calls, seconds, valkey)
  if (!shared) return own
  return {
    consume: (key) =>
      shared.consume(key).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) throw error
        valkey?.lost(error)
        return own.consume(key)
      }),
  }
}

function sharedLimiter(calls: number, seconds: number, valkey: Valkey | undefined): Limiter | undefined {
  const limit = { keyPrefix: `serenade:rate:${calls}/${seconds}`, points: calls, duration: seconds }
  if (valkey)
    return new RateLimiterRedis({ ...limit, storeClient: valkey.client, rejectIfRedisNotReady: true })
  return cluster.isWorker ? new RateLimiterCluster({ ...limit, timeoutMs: answerWithinMs }) : undefined
}
