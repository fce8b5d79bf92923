import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 random bits in base64url (43 characters). */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: its SHA-256, so that a copy of the database signs nobody in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
