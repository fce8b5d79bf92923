import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Proof } from '#common/wire/proof.ts'

/** Solves a challenge, in a second or two on a phone; null where it takes unreasonably long. */
export async function proveWork(challenge: Challenge): Promise<Proof | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
  return solution && { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}
