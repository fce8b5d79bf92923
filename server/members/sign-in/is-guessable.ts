import { commonPasswords } from './common-passwords.ts'

const shortestOwnPart = 4

/** Whether a password is among the first that anyone tries: a common one, one sign repeated, the name or address. */
export function isGuessable(password: string, owner: { name: string; email: string }): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  if (commonPasswords.has(plain) || new Set(plain).size < 3) return true
  const name = owner.name.toLowerCase()
  const known = [owner.email, owner.email.replace(/@.*/, ''), name, name.replaceAll(' ', '')]
  return known.some((part) => plain.includes(part) && plain.replaceAll(part, '').length < shortestOwnPart)
}
