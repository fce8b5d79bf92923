import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * Why a start failed, for people. A failed query's own message lists its parameters; what PostgreSQL said about it is
 * its cause. Every other error says the most itself.
 */
export function startFailure(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return startFailure(error.cause)
  return error instanceof Error ? error.message : String(error)
}
