import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { countrySchema } from '#common/wire/basics.ts'
import { debitFormSchema } from '#common/wire/direct-debit.ts'
import type { Db } from '#server/platform/db/db.ts'
import { keptSecret } from '#server/platform/kept-secret.ts'

/** Who pays, from which account and where a code reaches them; the IBAN and the phone in their normal form. */
const detailsSchema = debitFormSchema.extend({ country: countrySchema })
export type DebitDetails = z.infer<typeof detailsSchema>

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts details for the one row whose id this is: moved to another row they cannot be opened. */
export async function sealDetails(db: Db, id: string, details: DebitDetails): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, await keyOf(db), nonce).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export async function openDetails(db: Db, id: string, sealed: Buffer): Promise<DebitDetails> {
  const decipher = createDecipheriv(cipherName, await keyOf(db), sealed.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  const opened = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  return detailsSchema.parse(JSON.parse(opened.toString('utf8')))
}

async function keyOf(db: Db): Promise<Buffer> {
  const secret = await keptSecret(db, 'debit-details')
  return Buffer.from(hkdfSync('sha256', secret, '', 'debit details', 32))
}
