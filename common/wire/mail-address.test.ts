import { expect, test } from 'vitest'
import { normalAddress } from '../text/normal-address.ts'
import { addressSchema } from './mail-address.ts'

test.each([
  [' Anna@Example.ORG ', 'anna@example.org'],
  ['anna@müller.de', 'anna@xn--mller-kva.de'],
  ['anna@MÜLLER.de', 'anna@xn--mller-kva.de'],
  // As a keyboard or a paste composes it: u with a combining diaeresis, a full-width letter, an ideographic dot.
  ['anna@mu\u0308ller.de', 'anna@xn--mller-kva.de'],
  ['anna@ｅxample.org', 'anna@example.org'],
  ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
  ['anna@XN--MLLER-KVA.de', 'anna@xn--mller-kva.de'],
  ['анна@пример.рф', 'анна@xn--e1afmkfd.xn--p1ai'],
])('%s is kept as %s', (written, kept) => {
  expect(normalAddress(written)).toBe(kept)
  expect(normalAddress(kept)).toBe(kept)
})

test.each([
  'anna',
  'anna@localhost',
  'anna@müller',
  'анна@пример.рф',
  'anna@müller.de/x',
  'anna@müller.de:25',
  'anna@b@müller.de',
  `anna@${'ü'.repeat(80)}.de`,
  `${'a'.repeat(65)}@example.org`,
  `anna@${'a'.repeat(64)}.org`,
  `anna@${'a.'.repeat(130)}org`,
])('%s is none', (written) => {
  expect(addressSchema('invalid_email').safeParse(written).success).toBe(false)
})

test('64 characters before the @ are taken, and every kind of domain', () => {
  for (const written of [`${'a'.repeat(64)}@example.org`, 'anna@пример.рф', "o'neil+x@a-b.co.uk"])
    expect(addressSchema('invalid_email').parse(written)).toBe(normalAddress(written))
})
