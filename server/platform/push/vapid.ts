import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

export type VapidKeys = { publicKey: string; privateKey: string }

const halfDaySeconds = 43_200

/** A site's key pair: the public one is the uncompressed point, as browsers take it. */
export function createVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

/** Tells the push service who sends, and whom it may ask about it (RFC 8292). */
export function vapidHeader(keys: VapidKeys, endpoint: string, subject: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1_000) + halfDaySeconds
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject }
  const body = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const signature = sign('sha256', Buffer.from(body), {
    key: privateKeyOf(keys),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url')
  return `vapid t=${body}.${signature}, k=${keys.publicKey}`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33), d: privateKey },
    format: 'jwk',
  })
}
