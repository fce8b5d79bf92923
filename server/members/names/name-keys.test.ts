import { expect, it } from 'vitest'
import { nameKeys } from './name-keys.ts'

function alike(one: string, other: string): boolean {
  const [a, b] = [nameKeys(one), nameKeys(other)]
  return a.nameKey === b.nameKey || a.nameLook === b.nameLook
}

it.each([
  ['Maria', 'MARIA'],
  ['Maria', 'Mаriа'],
  ['Maria', 'Μaria'],
  ['Maria', 'Marıa'],
  ['Maria', 'ｍａｒｉａ'],
  ['Maria', 'rnaria'],
  ['Laura', 'Iaura'],
  ['laura', '1aura'],
  ['Olga', '0lga'],
  ['Ella', 'EIIa'],
  ['Ian', 'ian'],
  ['ian', 'ІAN'],
  ['Helen', 'ΗELEN'],
  ['Anna Bell', 'Anna  Bell'],
  ['Anna Bell', 'Anna\u00a0Bell'],
  ['Zoë', 'Zoe\u0308'],
  ['Maria', 'Mari\u0307a'],
  ['Maria', 'Mar\u0131\u0307a'],
  ['Maria', 'Mar\u0456\u0307\u0307a'],
  ['Maria', 'MAR\u0130A'],
  ['Anja', 'Anj\u0307a'],
  ['Th\u1ecb', 'Thi\u0307\u0323'],
])('%s and %s look alike', (one, other) => expect(alike(one, other)).toBe(true))

it.each([
  ['Maria', 'Marie'],
  ['Ella', 'Eila'],
  ['Lia', 'Ila'],
  ['Elise', 'Élise'],
  ['Zara', 'Z\u0307ara'],
  ['Anna1', 'Anna2'],
  ['Anna Bell', 'Anna.Bell'],
])('%s and %s do not', (one, other) => expect(alike(one, other)).toBe(false))
