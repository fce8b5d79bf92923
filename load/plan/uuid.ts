import { required } from '#common/required.ts'
import { mix } from './mix.ts'

/** The 128 bits of an id as four signed words: millions of them are made, and few are ever spelled out. */
export type Uuid = { readonly a: number; readonly b: number; readonly c: number; readonly d: number }

/** What a version 7 id is for; ids of different kinds differ even when made in the same millisecond. */
const kinds = { member: 1, account: 2, photo: 3, order: 4, transfer: 5, conversation: 6, payment: 7 } as const

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A version 7 id of a moment (in milliseconds); one for each `n` of a kind. */
export function timedUuid(seed: number, kind: keyof typeof kinds, ms: number, n: number): Uuid {
  const high = Math.floor(ms / 65_536)
  return {
    a: high | 0,
    b: ((ms - high * 65_536) << 16) | 0x7000 | kinds[kind],
    c: (mix(seed ^ mix(n)) >>> 2) | 0x80000000,
    d: mix(n ^ seed),
  }
}

/** A version 4 id; one for each pair of numbers. */
export function plainUuid(seed: number, one: number, other: number): Uuid {
  return {
    a: mix(one ^ seed),
    b: (mix(mix(one) ^ other) & 0xffff0fff) | 0x4000,
    c: (mix(mix(other) ^ seed) >>> 2) | 0x80000000,
    d: mix(other ^ mix(seed)),
  }
}

export function uuidText({ a, b, c, d }: Uuid): string {
  return `${hex(a)}-${half(b >>> 16)}-${half(b & 0xffff)}-${half(c >>> 16)}-${half(c & 0xffff)}${hex(d)}`
}

export function readUuid(text: string): Uuid {
  const plain = text.replaceAll('-', '')
  const word = (index: number) => Number.parseInt(plain.slice(index * 8, index * 8 + 8), 16) | 0
  return { a: word(0), b: word(1), c: word(2), d: word(3) }
}

/** Whether the database, and a sort of the spelled-out ids, puts the first before the second. */
export function isBefore(one: Uuid, other: Uuid): boolean {
  if (one.a !== other.a) return one.a >>> 0 < other.a >>> 0
  if (one.b !== other.b) return one.b >>> 0 < other.b >>> 0
  if (one.c !== other.c) return one.c >>> 0 < other.c >>> 0
  return one.d >>> 0 < other.d >>> 0
}

function hex(word: number): string {
  return half(word >>> 16) + half(word & 0xffff)
}

function half(bits: number): string {
  return required(digits[bits >>> 8]) + required(digits[bits & 255])
}
