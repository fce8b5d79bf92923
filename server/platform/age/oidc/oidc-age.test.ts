import { afterAll, afterEach, expect, test } from 'vitest'
import { startOidc } from '#server/testing/start/start-oidc.ts'
import { AgeAnswerForged } from '../age-verifier.ts'
import { readAgeClaim } from './age-claim.ts'
import { createOidcAge } from './oidc-age.ts'

const now = new Date('2026-11-23T12:00:00Z')
const oidc = await startOidc(() => now)
afterAll(() => oidc.close())
afterEach(() => oidc.behave({}))

const verifier = createOidcAge(oidc.settings, () => now)
const check = {
  state: 'the-state',
  minAge: 21,
  country: 'DK',
  locale: 'da' as const,
  returnAddress: 'https://example.com/age/return',
}
const begin = () => verifier.start(check)
async function goThrough(said: Record<string, unknown> = { age_over_21: true }) {
  const { redirect, kept } = await begin()
  const query = new URLSearchParams(oidc.answer(redirect, said))
  return verifier.finish({ ...check, kept, query })
}

test('asks for a code with PKCE, state and nonce, for the site’s age, and says nothing of the member', async () => {
  const { redirect, kept } = await begin()
  const { origin, pathname, searchParams } = new URL(redirect)
  expect(`${origin}${pathname}`).toBe(`${oidc.settings.issuer}/authorize`)
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: oidc.settings.clientId,
    redirect_uri: check.returnAddress,
    scope: 'openid age_over:21',
    state: 'the-state',
    nonce: kept.nonce,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    ui_locales: 'da',
    login_hint: 'country:DK',
  })
  expect(redirect).not.toContain(kept.verifier)
  expect(kept.nonce).not.toBe((await begin()).kept.nonce)
})

test('keeps the provider’s number of the transaction, and not who it was', async () => {
  expect(await goThrough()).toEqual({ outcome: 'of_age', reference: 'transaction-9' })
  oidc.behave({ claims: (claims) => ({ ...claims, transaction_id: undefined }) })
  expect(await goThrough()).toEqual({ outcome: 'of_age', reference: null })
})

test('the secret goes in the header, or in the form where the provider wants it there', async () => {
  await goThrough()
  oidc.behave({ methods: ['client_secret_post'] })
  expect((await goThrough()).outcome).toBe('of_age')
  const last = oidc.asked.findLast(({ path }) => path === '/token')
  expect([last?.authorization, last?.form.get('client_secret')]).toEqual([
    undefined,
    oidc.settings.clientSecret,
  ])
})

test.each<[string, Parameters<typeof oidc.behave>[0]]>([
  ['signed by another key', { strange: true }],
  ['signed by nobody', { header: { alg: 'none' } }],
  ['signed by the shared secret', { header: { alg: 'HS256' } }],
  ['signed in a way of objects', { header: { alg: 'constructor' } }],
  ['by a key that is not published', { header: { kid: 'two' } }],
  ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://elsewhere.example' }) }],
  ['for somebody else', { claims: (claims) => ({ ...claims, aud: 'another' }) }],
  ['for several, handed out to another', { claims: (claims) => ({ ...claims, azp: 'another' }) }],
  ['that has expired', { claims: (claims) => ({ ...claims, exp: Number(claims.iat) - 121 }) }],
  ['of another check', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
  ['without a nonce', { claims: (claims) => ({ ...claims, nonce: undefined }) }],
  ['without a subject', { claims: (claims) => ({ ...claims, sub: undefined }) }],
])('an ID token %s is refused', async (_what, behaviour) => {
  oidc.behave(behaviour)
  const failure = await goThrough().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AgeAnswerForged)
  expect(String(failure)).not.toMatch(/person-77|transaction-9|secret/)
})

test('an answer of another issuer, or a code twice, is refused', async () => {
  const { redirect, kept } = await begin()
  const query = new URLSearchParams(oidc.answer(redirect, { age_over_21: true }))
  const mixed = new URLSearchParams(query)
  mixed.set('iss', 'https://elsewhere.example')
  await expect(verifier.finish({ ...check, kept, query: mixed })).rejects.toThrow(AgeAnswerForged)
  expect((await verifier.finish({ ...check, kept, query })).outcome).toBe('of_age')
  await expect(verifier.finish({ ...check, kept, query })).rejects.toThrow(AgeAnswerForged)
})

test('what is not in the ID token may be at userinfo, of the same person', async () => {
  oidc.behave({ userinfo: { sub: 'person-77', age_over_21: 'false' } })
  expect((await goThrough({})).outcome).toBe('under_age')
  oidc.behave({ userinfo: { sub: 'another', age_over_21: true } })
  await expect(goThrough({})).rejects.toThrow(AgeAnswerForged)
})

test('trouble at the provider is none of the member’s: it fails, to be asked again', async () => {
  const { redirect, kept } = await begin()
  const query = new URLSearchParams(oidc.answer(redirect, { age_over_21: true }))
  oidc.behave({ status: 503 })
  const failure = await verifier.finish({ ...check, kept, query }).catch((error: unknown) => error)
  expect([failure instanceof AgeAnswerForged, failure instanceof Error]).toEqual([false, true])
  await expect(begin()).rejects.toThrow('503')
  oidc.behave({})
  expect((await verifier.finish({ ...check, kept, query })).outcome).toBe('of_age')
  const told = new URLSearchParams(oidc.answer(redirect, 'trouble'))
  expect((await verifier.finish({ ...check, kept, query: told })).outcome).toBe('unclear')
})

test('a wrong clock of two minutes is borne', async () => {
  const { redirect, kept } = await begin()
  const query = new URLSearchParams(oidc.answer(redirect, { age_over_21: true }))
  oidc.behave({ claims: (claims) => ({ ...claims, exp: Number(claims.iat) - 100 }) })
  expect((await verifier.finish({ ...check, kept, query })).outcome).toBe('of_age')
})

test.each([
  [{ age_over_18: true }, 'age_over_18', 'of_age'],
  [{ age_over_18: 'true' }, 'age_over_18', 'of_age'],
  [{ verified: '18:true' }, 'verified', 'of_age'],
  [{ verified: '16:true' }, 'verified', 'unclear'],
  [{ verified: '18:false' }, 'verified', 'under_age'],
  [{ 'http://age.example': { is_over_18: true } }, 'http://age.example is_over_18', 'of_age'],
  [{ age_over_18: 1 }, 'age_over_18', 'unclear'],
  [{ age_over_21: true }, 'age_over_18', 'unclear'],
  [{}, 'constructor name', 'unclear'],
  [{ age_over_18: null }, 'age_over_18', 'unclear'],
])('%j says by %s: %s', (claims, path, outcome) => {
  expect(readAgeClaim(claims, path, 18)).toBe(outcome)
})
