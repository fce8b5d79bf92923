import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors.ts'

export type Rates = {
  /** Counts one call. Throws `too_many_requests` with the seconds to wait when the caller had all of them. */
  take: (key: string, calls: number, seconds: number) => Promise<void>
}

export function createRates(limited = true): Rates {
  if (!limited) return { take: async () => {} }
  const limiters = new Map<string, RateLimiterMemory>()
  return {
    async take(key, calls, seconds) {
      const name = `${calls}/${seconds}`
      const limiter = limiters.get(name) ?? new RateLimiterMemory({ points: calls, duration: seconds })
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
