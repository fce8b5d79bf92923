import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { challengeSchema, proofSchema } from '#common/wire/proof.ts'
import { withProof } from './with-proof.ts'

const hmacSignatureSecret = 'secret of the test'

async function serve({ wants = true } = {}) {
  const bodies: unknown[] = []
  const challenge = challengeSchema.parse(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 7,
      data: { issued: 1 },
      deriveKey,
      hmacSignatureSecret,
    }),
  )
  const fetch = withProof(async (url, init) => {
    if (url === '/api/challenge.php') return Response.json({ challenge })
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    bodies.push(body)
    return wants && !body.proof
      ? Response.json({ error: 'challenge_required' }, { status: 428 })
      : Response.json({ ok: true })
  })
  return { fetch, bodies }
}

test('a call that is asked for a proof is repeated with one, and with all that it had', async () => {
  const { fetch, bodies } = await serve()
  const response = await fetch('/api/signup.php', { method: 'POST', body: '{"name":"Noa"}' })
  expect(response.status).toBe(200)
  expect(bodies).toEqual([{ name: 'Noa' }, { name: 'Noa', proof: expect.anything() }])
  const { proof } = bodies[1] as { proof: unknown }
  const { verified } = await verifySolution({ ...proofSchema.parse(proof), deriveKey, hmacSignatureSecret })
  expect(verified).toBe(true)
})

test('a call that is not asked for one is made once', async () => {
  const { fetch, bodies } = await serve({ wants: false })
  await fetch('/api/signup.php', { method: 'POST', body: '{}' })
  expect(bodies).toEqual([{}])
})

test('where no challenge is to be had, the refusal stands', async () => {
  const fetch = withProof(async () => Response.json({ error: 'challenge_required' }, { status: 428 }))
  expect((await fetch('/api/signup.php', { method: 'POST', body: '{}' })).status).toBe(428)
})
