import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { AgeAnswerForged } from '../age-verifier.ts'
import { readIdToken } from './id-token.ts'

const now = new Date('2026-11-23T12:00:00Z')
const expected = { issuer: 'https://provider.example', clientId: 'us', nonce: 'nonce', now }

const makeKeys = (alg: string) => generateKeyPair(alg, { extractable: true })

async function sign(alg: string, { privateKey }: Awaited<ReturnType<typeof makeKeys>>, claims: object = {}) {
  const exp = now.getTime() / 1_000 + 60
  const said = { iss: expected.issuer, aud: 'us', sub: 'person', nonce: 'nonce', exp, ...claims }
  return new SignJWT(said).setProtectedHeader({ alg }).sign(privateKey)
}

test.each(['RS256', 'PS256', 'ES256', 'EdDSA'])(
  'a token by %s that names no key is tried with each',
  async (alg) => {
    const [mine, other] = [await makeKeys(alg), await makeKeys(alg)]
    const [first, second] = [await exportJWK(other.publicKey), await exportJWK(mine.publicKey)]
    const token = await sign(alg, mine)
    expect((await readIdToken(token, { keys: [first, second] }, expected)).sub).toBe('person')
    const strange = readIdToken(
      token,
      { keys: [first, await exportJWK((await makeKeys(alg)).publicKey)] },
      expected,
    )
    await expect(strange).rejects.toThrow(AgeAnswerForged)
  },
)

test('a token that never expires is refused, and so is any where no key can be used', async () => {
  const keys = await makeKeys('ES256')
  const published = { keys: [await exportJWK(keys.publicKey)] }
  const endless = await sign('ES256', keys, { exp: undefined })
  await expect(readIdToken(endless, published, expected)).rejects.toThrow(AgeAnswerForged)
  const token = await sign('ES256', keys)
  for (const useless of [undefined, {}, { keys: [{ kty: 'EC', crv: 'P-256', x: '!', y: '!' }] }])
    await expect(readIdToken(token, useless, expected)).rejects.toThrow(AgeAnswerForged)
})
