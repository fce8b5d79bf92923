import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '#common/push-message.ts'
import { required } from '#common/required.ts'

type Received = { device: string; headers: Record<string, string | undefined>; body: Buffer }

/** A push service on a port of its own, and the devices that it knows. It answers as it is told to. */
export async function startFakePushService() {
  const received: Received[] = []
  let answers: { status: number; headers?: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      received.push({ device: request.url ?? '', headers, body: Buffer.concat(parts) })
      const { status, headers: more } = answers.shift() ?? { status: 201 }
      response.writeHead(status, more).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    received,
    answer: (...next: typeof answers) => {
      answers = next
    },
    addDevice: (name: string) => createDevice(`${origin}/${name}`),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A browser that lets itself be reached: what it hands to the site, and how it reads. */
function createDevice(endpoint: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = Buffer.alloc(16, endpoint)
  return {
    endpoint,
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read: (body: Buffer): PushMessage => JSON.parse(decryptPush(body, keys, auth)),
  }
}

/** What a browser does with a push (RFC 8291), written from the receiver's side. Throws for what is not for it. */
export function decryptPush(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = required(body[20])
  const theirs = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
  const derive = (secret: Buffer, from: Buffer, info: string | Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, size))
  const secret = derive(own.computeSecret(theirs), auth, about, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** The claims of a VAPID header whose signature is that of the key it names (RFC 8292), and that key. */
export function readVapid(header = ''): { claims: Record<string, unknown>; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('the signature is not that of the key')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}
