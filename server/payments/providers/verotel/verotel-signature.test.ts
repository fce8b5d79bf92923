import { expect, test } from 'vitest'
import { hasVerotelSignature, signVerotel } from './verotel-signature.ts'

const key = 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J'
/** What Verotel's own client of version 4 signs in its tests, and what that comes to. */
const parameters = new URLSearchParams({
  saleID: '433456',
  priceAmount: '0.00',
  referenceID: 'reference1234',
  priceCurrency: 'USD',
  custom1: 'My',
  description: 'My Dščřčřřěřě&?=blah123',
  subscriptionType: 'RECURRING',
  period: 'P1M',
  name: 'My name',
  trialAmount: '0.01',
  trialPeriod: 'P3D',
  successURL: 'http://backURL.test',
  declineURL: 'http://declineURL.test',
  cancelDiscountPercentage: '30',
  shopID: '68849',
})
/** It signs no name that it does not know, and checks all that it is given. */
const older = new URLSearchParams([...parameters, ['blah', 'something']])
const sha256 = 'ff5cf9bcc0497c8cb40087065e5016dcfbe2efd23327f6c67614fa23537c24b2'
const sha1 = 'fc63f38e2722d2e5bc4f2044ad3ffb2051e89643'

test('the signature is that of Verotel’s own client, and both of its hashes are accepted', () => {
  expect(signVerotel(parameters, key)).toBe(sha256)
  expect(signVerotel(older, key, 'sha1')).toBe(sha1)
  for (const [given, signature] of [
    [parameters, sha256],
    [parameters, sha256.toUpperCase()],
    [older, sha1],
  ] as const)
    expect(hasVerotelSignature(new URLSearchParams([...given, ['signature', signature]]), key)).toBe(true)
})

test('another key, a changed or a doubled parameter, and no signature are refused', () => {
  const signed = new URLSearchParams([...parameters, ['signature', sha256]])
  expect(hasVerotelSignature(signed, `${key}x`)).toBe(false)
  expect(hasVerotelSignature(parameters, key)).toBe(false)
  const changed = new URLSearchParams(signed)
  changed.set('priceAmount', '0.01')
  expect(hasVerotelSignature(changed, key)).toBe(false)
  expect(hasVerotelSignature(new URLSearchParams([...signed, ['saleID', '433456']]), key)).toBe(false)
})
