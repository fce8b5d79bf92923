import { constants, createPublicKey, type JsonWebKey, type VerifyKeyObjectInput, verify } from 'node:crypto'
import { z } from 'zod'
import { AgeAnswerForged } from '../age-verifier.ts'

/** How far the provider's clock may be from ours. */
const leewaySeconds = 120

const headerSchema = z.object({ alg: z.string(), kid: z.string().optional() })
/** Whether it is a key at all shows when it is used. */
const keysSchema = z.object({
  keys: z.array(z.custom<JsonWebKey>((key) => typeof key === 'object' && key !== null)),
})

const claimsSchema = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string().optional(),
})
export type Claims = z.output<typeof claimsSchema>

type Algorithm = {
  kty: string
  crv?: string
  hash: string | null
  options?: Omit<VerifyKeyObjectInput, 'key'>
}
/** Signatures by a key that only the provider has. `none` and those by a shared secret are not among them. */
const algorithms: Record<string, Algorithm> = {
  RS256: { kty: 'RSA', hash: 'sha256' },
  PS256: {
    kty: 'RSA',
    hash: 'sha256',
    options: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
  },
  ES256: { kty: 'EC', crv: 'P-256', hash: 'sha256', options: { dsaEncoding: 'ieee-p1363' } },
  EdDSA: { kty: 'OKP', crv: 'Ed25519', hash: null },
}

type Expected = { issuer: string; clientId: string; nonce: string; now: Date }

/**
 * What an ID token claims, once it is known to be the provider's, for us, of this very check and of this moment (OpenID
 * Connect Core 1.0, 3.1.3.7). Throws `AgeAnswerForged` for any other.
 */
export function readIdToken(token: string, keys: unknown, expected: Expected): Claims {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !signature) throw new AgeAnswerForged('the ID token is no signed one')
  const { alg, kid } = headerSchema.safeParse(parsePart(header)).data ?? {}
  const algorithm = alg !== undefined && Object.hasOwn(algorithms, alg) ? algorithms[alg] : undefined
  if (!algorithm) throw new AgeAnswerForged('the ID token is signed in an unknown way')
  const fitting = (keysSchema.safeParse(keys).data?.keys ?? []).filter(
    (key) => fits(key, algorithm, alg) && (kid === undefined || key.kid === kid),
  )
  const signed = Buffer.from(`${header}.${payload}`)
  if (!fitting.some((key) => isSigned(key, algorithm, { signed, signature })))
    throw new AgeAnswerForged('the ID token is not signed by the provider')
  const claims = claimsSchema.safeParse(parsePart(payload)).data
  if (!claims) throw new AgeAnswerForged('the ID token lacks claims')
  judgeClaims(claims, expected)
  return claims
}

function fits(key: JsonWebKey, { kty, crv }: Algorithm, alg: string | undefined): boolean {
  if (key.kty !== kty || (crv && key.crv !== crv)) return false
  return (key.use ?? 'sig') === 'sig' && (key.alg ?? alg) === alg
}

function isSigned(
  key: JsonWebKey,
  { hash, options }: Algorithm,
  { signed, signature }: { signed: Buffer; signature: string },
): boolean {
  try {
    const publicKey = createPublicKey({ key, format: 'jwk' })
    return verify(hash, signed, { key: publicKey, ...options }, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}

function judgeClaims({ iss, aud, azp, exp, nonce }: Claims, expected: Expected): void {
  const audience = [aud].flat()
  if (iss !== expected.issuer) throw new AgeAnswerForged('the ID token is of another issuer')
  if (!audience.includes(expected.clientId) || (azp ?? expected.clientId) !== expected.clientId)
    throw new AgeAnswerForged('the ID token is for somebody else')
  if (exp + leewaySeconds <= expected.now.getTime() / 1_000)
    throw new AgeAnswerForged('the ID token has expired')
  if (nonce !== expected.nonce) throw new AgeAnswerForged('the ID token is of another check')
}

function parsePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}
