import { z } from 'zod'

/** A challenge of ALTCHA's second version: find the counter whose derived key begins with `keyPrefix`. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string().max(64),
    salt: z.string().max(64),
    cost: z.int().min(1).max(100_000),
    keyLength: z.int().min(1).max(64),
    keyPrefix: z.string().max(64),
    data: z.object({ issued: z.int() }),
  }),
  signature: z.string().max(128),
})
export type Challenge = z.infer<typeof challengeSchema>

export const challengeResponseSchema = z.object({ challenge: challengeSchema })

/** A solved challenge, sent along with what it is asked for. */
export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().min(0).max(4_294_967_295), derivedKey: z.string().max(128) }),
})
export type Proof = z.infer<typeof proofSchema>
