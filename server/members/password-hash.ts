import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One of Node's four threads stays free for files and compression, and the event loop competes with few. */
const atOnce = Math.min(3, availableParallelism())

/** The hash of a random password that nobody has: verifying against it takes as long as against a real one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$F0YHZQBKKOveJWaF8ncl2w$F2u6ootUxsvLU8iGce3msF2NmKry1I4OzQSKYXSl1PE'

const waiting: (() => void)[] = []
let running = 0

/** Each hash takes 19 MiB and a thread, so that only a few run at a time; the others wait in line. */
async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password.normalize('NFC'), options))
}

/** Without a stored hash (no such account, or one nobody signs in to) the answer is no, after the same work. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await inLine(() => verify(stored ?? nobodysHash, password.normalize('NFC')))
  return matches && Boolean(stored)
}
