import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/platform/db/db.ts'
import { keptSecret } from '#server/platform/kept-secret.ts'

export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * Returns what is kept of a code. Six digits can be guessed from a plain hash, so it is a MAC with the installation's
 * secret.
 */
export async function macOfCode(db: Db, request: string, code: string): Promise<Buffer> {
  return createHmac('sha256', await keptSecret(db, 'debit-code'))
    .update(`${request}.${code}`)
    .digest()
}

export async function isCode(db: Db, request: string, code: string, mac: Buffer): Promise<boolean> {
  return timingSafeEqual(mac, await macOfCode(db, request, code))
}
