/** A password as it is counted and hashed (OpaqueString of RFC 8265): what keyboards write differently is one. */
export function normalPassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}
