import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPush } from '#server/testing/start/fake-push-service.ts'
import { encryptPush } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291 comes out byte for byte', () => {
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
    0,
  )
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('only the device reads it, each is sealed anew, and all are of one length', () => {
  const device = createECDH('prime256v1')
  device.generateKeys()
  const auth = Buffer.alloc(16, 7)
  const keys = { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const [first, second, long] = ['Hello', 'Hello', 'Grüße'.repeat(40)].map((text) => encryptPush(text, keys))
  expect(decryptPush(first!, device, auth)).toBe('Hello')
  expect(decryptPush(long!, device, auth)).toBe('Grüße'.repeat(40))
  expect(first!.equals(second!)).toBe(false)
  expect(first!.length).toBe(long!.length)
  const stranger = createECDH('prime256v1')
  stranger.generateKeys()
  expect(() => decryptPush(first!, stranger, auth)).toThrow('unable to authenticate data')
})
