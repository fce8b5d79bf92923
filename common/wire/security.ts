import { z } from 'zod'
import { idSchema } from './basics.ts'

export const sessionsResponseSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, as "Firefox · Android"; null where neither is known. */
      browser: z.string().nullable(),
      signed_in_at: z.iso.datetime(),
      /** YYYY-MM-DD. */
      seen_on: z.string().nullable(),
      current: z.boolean(),
    }),
  ),
})
export type Session = z.infer<typeof sessionsResponseSchema>['sessions'][number]

/** Null ends all sessions but the caller's. */
export const endSessionSchema = z.object({ id: idSchema.nullable() })

export const passkeysResponseSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created_at: z.iso.datetime(),
      used_on: z.string().nullable(),
    }),
  ),
})

export const challengeSchema = z.object({ purpose: z.enum(['register', 'sign_in'], 'choose_one') })
/** What the browser hands to the authenticator: WebAuthn's own options as JSON. */
export const challengeResponseSchema = z.object({ options: z.record(z.string(), z.unknown()) })

const base64url = z
  .string()
  .max(8_000)
  .regex(/^[\w-]*$/)
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
}

/** What the authenticator answers, as WebAuthn writes it in JSON. */
export const registeredSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export const signedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})

export const addPasskeySchema = z.object({ credential: registeredSchema })
export const removePasskeySchema = z.object({ id: idSchema })
export const passkeySignInSchema = z.object({ credential: signedSchema })
