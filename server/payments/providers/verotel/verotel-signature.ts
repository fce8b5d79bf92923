import { createHash, timingSafeEqual } from 'node:crypto'

/** FlexPay's signature: a hash of the key and of all parameters by name, with colons between. Its version 4 uses SHA-256. */
export function signVerotel(
  parameters: Iterable<[string, string]>,
  key: string,
  hash: 'sha256' | 'sha1' = 'sha256',
): string {
  const signed = [...parameters]
    .filter(([name]) => name !== 'signature')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
  return createHash(hash)
    .update([key, ...signed].join(':'))
    .digest('hex')
}

/** Whether Verotel signed them, by either hash: shops that were set up long ago have the older one. A name twice is no signature's. */
export function hasVerotelSignature(parameters: URLSearchParams, key: string): boolean {
  const given = parameters.get('signature')?.toLowerCase() ?? ''
  if (new Set(parameters.keys()).size !== [...parameters.keys()].length) return false
  return (['sha256', 'sha1'] as const).some((hash) => equal(given, signVerotel(parameters, key, hash)))
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
