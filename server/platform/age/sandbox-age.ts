import { createHmac, timingSafeEqual } from 'node:crypto'
import { type AgeOutcome, ageOutcomes, ageReturnPath, ageSandboxPath } from '#common/age-assurance.ts'
import type { Db } from '../db/db.ts'
import { keptSecret } from '../kept-secret.ts'
import { AgeAnswerForged, type AgeVerifier } from './age-verifier.ts'

export const sandboxAgeName = 'sandbox'

/** The default: a page of our own on which anybody chooses the outcome. It signs what was chosen, as a provider would. */
export function createSandboxAge(db: Db): AgeVerifier {
  return {
    name: sandboxAgeName,
    title: null,
    start: ({ state }) =>
      Promise.resolve({ redirect: `${ageSandboxPath}?${new URLSearchParams({ state })}`, kept: {} }),
    async finish({ state, query }) {
      const outcome = ageOutcomes.find((one) => one === query.get('result'))
      const given = Buffer.from(query.get('signature') ?? '', 'base64url')
      if (!outcome) throw new AgeAnswerForged('the answer has no result')
      const mac = await macOf(db, state, outcome)
      if (given.length !== mac.length || !timingSafeEqual(given, mac))
        throw new AgeAnswerForged('the answer is not signed')
      return { outcome, reference: null }
    },
  }
}

/** The address by which the sandbox sends the browser back with an outcome. */
export async function sandboxAgeAnswer(db: Db, state: string, outcome: AgeOutcome): Promise<string> {
  const signature = (await macOf(db, state, outcome)).toString('base64url')
  return `${ageReturnPath}?${new URLSearchParams({ state, result: outcome, signature })}`
}

async function macOf(db: Db, state: string, outcome: AgeOutcome): Promise<Buffer> {
  const secret = await keptSecret(db, 'sandbox-age')
  return createHmac('sha256', secret).update(`${state}.${outcome}`).digest()
}
