/** Scrambles 32 bits so that neighbours have nothing in common. No two numbers become the same. */
export function mix(value: number): number {
  let bits = (value + 0x9e3779b9) | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) | 0
}

/** A number from 0 to below 1 that depends on all three and is the same whenever it is asked for. */
export function share(seed: number, one: number, other: number): number {
  return (mix(mix(mix(seed) ^ one) ^ other) >>> 0) / 2 ** 32
}
