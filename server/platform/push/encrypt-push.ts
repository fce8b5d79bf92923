import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

const curve = 'prime256v1'

type Keys = { p256dh: string; auth: string }
/** What is drawn anew for each message; the test of the standard's own example brings its own. */
type Drawn = { privateKey?: Buffer; salt?: Buffer }

const recordSize = 4_096
const tagBytes = 16
/** Every message is of one length, so that the push service does not learn what it is about by how long it is. */
const paddedTo = 1_024

/** Encrypts a message for one device: RFC 8291, one record of the content coding aes128gcm (RFC 8188). */
export function encryptPush(text: string, keys: Keys, drawn: Drawn = {}, length = paddedTo): Buffer {
  const plain = Buffer.from(text)
  if (plain.length + 1 + tagBytes > recordSize) throw new Error('the push is too long for one record')
  const theirs = Buffer.from(keys.p256dh, 'base64url')
  const own = createECDH(curve)
  if (drawn.privateKey) own.setPrivateKey(drawn.privateKey)
  else own.generateKeys()
  const point = own.getPublicKey()
  const salt = drawn.salt ?? randomBytes(16)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, point])
  const secret = derive(own.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), about, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const padding = Buffer.alloc(Math.max(0, length - plain.length))
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([plain, Buffer.of(2), padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(point.length), point, sealed])
}

/** Whether a device's key is a point of the curve: nothing can be encrypted for any other. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), curve)
    return true
  } catch {
    return false
  }
}

function derive(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length))
}
