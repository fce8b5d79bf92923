import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'

const password = 'serenade-load'

/** The hash that all loaded members share; its salt follows from the seed, so that the rows do too. */
export function hashLoadPassword(seed: number): Promise<string> {
  const salt = createHash('sha256').update(`load ${seed}`).digest().subarray(0, 16)
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt })
}
