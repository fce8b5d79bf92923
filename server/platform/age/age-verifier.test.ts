import { afterAll, describe, expect, test } from 'vitest'
import type { AgeOutcome } from '#common/age-assurance.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { startOidc } from '#server/testing/start/start-oidc.ts'
import { AgeAnswerForged, type AgeVerifier } from './age-verifier.ts'
import { createOidcAge } from './oidc/oidc-age.ts'
import { createSandboxAge, sandboxAgeAnswer } from './sandbox-age.ts'

const t = await createTestApp()
const oidc = await startOidc(t.clock.now)
afterAll(() => oidc.close())

const check = {
  minAge: 18,
  country: 'DE',
  locale: 'de' as const,
  returnAddress: 'https://example.com/age/return',
}

type Side = {
  verifier: AgeVerifier
  /** The query that the browser comes back with. */
  answer: (redirect: string, outcome: AgeOutcome) => Promise<string>
}
const oidcWords = {
  of_age: { age_over_18: true },
  under_age: { age_over_18: false },
  unclear: {},
  cancelled: 'no',
} as const
const sides: [string, Side][] = [
  [
    'sandbox',
    {
      verifier: createSandboxAge(t.db),
      answer: async (redirect, outcome) => {
        const state = new URL(redirect, 'https://example.com').searchParams.get('state') ?? ''
        return (await sandboxAgeAnswer(t.db, state, outcome)).split('?')[1] ?? ''
      },
    },
  ],
  [
    'oidc',
    {
      verifier: createOidcAge(oidc.settings, t.clock.now),
      answer: (redirect, outcome) => Promise.resolve(oidc.answer(redirect, oidcWords[outcome])),
    },
  ],
]

describe.each(sides)('%s', (_name, { verifier, answer }) => {
  const begin = (state: string) => verifier.start({ ...check, state })
  const finish = (state: string, kept: Record<string, string>, query: string) =>
    verifier.finish({ ...check, state, kept, query: new URLSearchParams(query) })

  test.each(['of_age', 'under_age', 'unclear', 'cancelled'] as const)(
    'tells the outcome %s',
    async (outcome) => {
      const { redirect, kept } = await begin('state-1')
      const query = await answer(redirect, outcome)
      expect(new URLSearchParams(query).get('state')).toBe('state-1')
      expect((await finish('state-1', kept, query)).outcome).toBe(outcome)
    },
  )

  test('takes no answer of another check, even where its state is the right one', async () => {
    const [mine, other] = [await begin('state-1'), await begin('state-2')]
    const query = new URLSearchParams(await answer(other.redirect, 'of_age'))
    query.set('state', 'state-1')
    await expect(finish('state-1', mine.kept, String(query))).rejects.toThrow(AgeAnswerForged)
  })

  test.each(['', 'code=invented', 'result=of_age', 'result=of_age&signature=AAAA'])(
    'takes no invented answer: %s',
    async (invented) => {
      const { kept } = await begin('state-1')
      await expect(finish('state-1', kept, `state=state-1&${invented}`)).rejects.toThrow(AgeAnswerForged)
    },
  )
})
