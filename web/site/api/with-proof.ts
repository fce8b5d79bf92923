import type { z } from 'zod'
import type { Fetch } from '#client/api/api.ts'
import type { challengeResponseSchema } from '#common/wire/proof.ts'

type Answer = z.output<typeof challengeResponseSchema>

/**
 * Asks again with a proof of work where the server wants one (428). What solves a challenge is loaded only then. The
 * person notices a moment's wait; where no proof can be made, the first answer stands.
 */
export function withProof(fetch: Fetch): Fetch {
  return async (url, init = {}) => {
    const response = await fetch(url, init)
    if (response.status !== 428 || typeof init.body !== 'string' || !globalThis.crypto?.subtle)
      return response
    const asked = await fetch('/api/challenge.php', { headers: init.headers ?? {} })
    if (!asked.ok) return response
    const { challenge }: Answer = await asked.json()
    const { proveWork } = await import('./prove-work.ts')
    const proof = await proveWork(challenge)
    if (!proof) return response
    return fetch(url, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), proof }) })
  }
}
