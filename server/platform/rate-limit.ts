import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Valkey } from './connect-valkey.ts'
import { AppError } from './errors.ts'

export type Rates = {
  /** Counts one call. Throws `too_many_requests` with the seconds to wait when the caller had all of them. */
  take: (key: string, calls: number, seconds: number) => Promise<void>
}

type Limiter = { consume: (key: string) => Promise<RateLimiterRes> }

/** Counts in Valkey for all processes; without one, and as long as it is away, in this process's memory. */
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
  if (!valkey) return own
  const shared = new RateLimiterRedis({
    storeClient: valkey.client,
    rejectIfRedisNotReady: true,
    keyPrefix: `serenade:rate:${calls}/${seconds}`,
    points: calls,
    duration: seconds,
  })
  return {
    consume: (key) =>
      shared.consume(key).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) throw error
        valkey.lost(error)
        return own.consume(key)
      }),
  }
}
