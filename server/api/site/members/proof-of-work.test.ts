import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { challengeSchema, type Proof } from '#common/wire/proof.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp({ mustProve: () => true })
const browser = t.browser()

async function prove(): Promise<Proof> {
  const { body } = await browser.get('/api/challenge.php')
  const challenge = challengeSchema.parse(body.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge was not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}

const form = (proof?: unknown) => {
  const name = `Prover ${uuidv4().slice(0, 8)}`
  const email = `${uuidv4()}@example.org`
  return { request_id: uuidv4(), email, name, password: testPassword, date_of_birth: '1991-02-03', proof }
}
const signUp = async (proof?: unknown) => (await t.browser().post('/api/signup.php', form(proof))).status

test('nobody signs up without a proof, and each proof serves once', async () => {
  const refused = await t.browser().post('/api/signup.php', form())
  expect([refused.status, refused.body.error]).toEqual([428, 'challenge_required'])
  const proof = await prove()
  expect(await signUp(proof)).toBe(200)
  expect(await signUp(proof)).toBe(428)
})

test('one proof that many send at once serves once', async () => {
  const proof = await prove()
  const statuses = await Promise.all(Array.from({ length: 5 }, () => signUp(proof)))
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 428, 428, 428, 428])
})

test('a proof is refused that is forged, cheaper, of another challenge, too old or from the future', async () => {
  const { challenge, solution } = await prove()
  const { parameters, signature } = challenge
  const forged: Proof[] = [
    { challenge, solution: { ...solution, counter: solution.counter + 1 } },
    { challenge: { ...challenge, signature: 'x'.repeat(64) }, solution },
    { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
    { challenge: { parameters: { ...parameters, keyPrefix: '00' }, signature }, solution },
    { challenge: (await prove()).challenge, solution },
    { challenge: { parameters: { ...parameters, data: { issued: 1e15 } }, signature }, solution },
  ]
  for (const proof of forged) expect(await signUp(proof)).toBe(428)
  t.clock.advance(10 * 60_000 + 1_000)
  expect(await signUp({ challenge, solution })).toBe(428)
})

test.each([[{}], ['x'], [{ challenge: null }]])('what is no proof at all (%j) is invalid', async (proof) => {
  expect(await signUp(proof)).toBe(422)
})

test('signing in asks for one after some failures, and a try without it is none', async () => {
  const account = form(await prove())
  await t.browser().post('/api/signup.php', account)
  const stranger = t.browser()
  const tryWith = async (password: string, proof?: Proof) =>
    (await stranger.post('/api/user.php', { login: account.name, password, proof })).status
  for (let failure = 0; failure < limits.loginTriesFree; failure += 1)
    expect(await tryWith('wrong-password')).toBe(401)
  for (let times = 0; times < 2 * limits.loginTries; times += 1)
    expect(await tryWith('wrong-again')).toBe(428)
  expect(await tryWith('wrong-password', await prove())).toBe(401)
  expect(await tryWith(testPassword)).toBe(428)
  expect(await tryWith(testPassword, await prove())).toBe(200)
})
