import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

/** As much of CBOR as an attestation has: small whole numbers, bytes, texts and maps. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

/** The public half of a new key pair as an attestation writes it, and the private one. */
function createKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = new Map<number | string, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  return { privateKey, coseKey }
}

/** An authenticator in memory: it makes a key for a site's domain and signs challenges with it, counting. */
export function createAuthenticator(rpID: string, origin: string) {
  const id = randomBytes(16)
  const { privateKey, coseKey } = createKeyPair()
  let counter = 0
  const flagsAndCount = (flags: number) => {
    const bytes = Buffer.alloc(5)
    bytes[0] = flags
    bytes.writeUInt32BE(counter, 1)
    return bytes
  }
  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const shared = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
  }
  return {
    /** Turns the count back, as a copy made earlier would have it. */
    rewind: (count: number) => {
      counter = count
    },
    register(challenge: string, at = origin) {
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([Buffer.alloc(16), length, id, cbor(coseKey)])
      const authData = Buffer.concat([sha256(rpID), flagsAndCount(0x45), key])
      const attestation = new Map<number | string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, at)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    sign(challenge: string, at = origin) {
      counter += 1
      const authData = Buffer.concat([sha256(rpID), flagsAndCount(0x05)])
      const client = clientData('webauthn.get', challenge, at)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      }
    },
  }
}
