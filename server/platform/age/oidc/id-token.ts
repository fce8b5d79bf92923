import { createLocalJWKSet, errors, type JWK, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import { z } from 'zod'
import { AgeAnswerForged } from '../age-verifier.ts'

/** How far the provider's clock may be from ours. */
const leewaySeconds = 120

/** Signatures by a key that only the provider has. `none` and those by a shared secret are not among them. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** Whether it is a key at all shows when it is used. */
const keysSchema = z.object({
  keys: z.array(z.custom<JWK>((key) => typeof key === 'object' && key !== null)),
})

const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  azp: z.string().optional(),
  nonce: z.string().optional(),
})

export type Claims = z.output<typeof claimsSchema>

type Expected = { issuer: string; clientId: string; nonce: string; now: Date }

/**
 * What an ID token claims, once it is known to be the provider's, for us, of this very check and of this moment (OpenID
 * Connect Core 1.0, 3.1.3.7). Throws `AgeAnswerForged` for any other. `keys` are what the provider has published.
 */
export async function readIdToken(token: string, keys: unknown, expected: Expected): Promise<Claims> {
  const { issuer, clientId, nonce, now } = expected
  const payload = await verify(token, keysSchema.safeParse(keys).data?.keys ?? [], {
    algorithms,
    issuer,
    audience: clientId,
    requiredClaims: ['exp'],
    clockTolerance: leewaySeconds,
    currentDate: now,
  }).catch((error: unknown) => {
    throw new AgeAnswerForged(`the ID token cannot be trusted (${reasonOf(error)})`)
  })
  const claims = claimsSchema.safeParse(payload).data
  if (!claims) throw new AgeAnswerForged('the ID token lacks claims')
  if ((claims.azp ?? clientId) !== clientId) throw new AgeAnswerForged('the ID token is for somebody else')
  if (claims.nonce !== nonce) throw new AgeAnswerForged('the ID token is of another check')
  return claims
}

/** A token need not name its key where several fit: then each of them is tried. */
async function verify(token: string, keys: JWK[], options: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, createLocalJWKSet({ keys }), options)).payload
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    for await (const key of error) {
      const { payload } = await jwtVerify(token, key, options).catch(leaveToNextKey)
      if (payload) return payload
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

function leaveToNextKey(error: unknown): { payload?: undefined } {
  if (error instanceof errors.JWSSignatureVerificationFailed) return {}
  throw error
}

/** A word of the library's, and never what the token says: it is of a person. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.code} ${error.claim}`
  return error instanceof errors.JOSEError ? error.code : 'its key cannot be used'
}
