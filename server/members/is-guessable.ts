import { commonPasswords } from './common-passwords.ts'

const ownPart = 4

/** Whether a password is among the first that anyone tries: a common one, one sign repeated, the name or address. */
export function isGuessable(password: string, owner: { name: string; email: string }): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  if (commonPasswords.has(plain) || new Set(plain).size < 3) return true
  const parts = [owner.email, owner.email.split('@')[0]!, owner.name.toLowerCase().replaceAll(' ', ''), owner.name]
  return parts.some((part) => {
    const known = part.toLowerCase()
    return known.length >= 3 && plain.includes(known) && plain.length - known.length < ownPart
  })
}
