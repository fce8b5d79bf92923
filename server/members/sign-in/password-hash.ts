import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '#common/text/normal-password.ts'
import type { HashPlace } from './hash-queue.ts'

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random password that nobody has: verifying against it takes as long as against a real one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$F0YHZQBKKOveJWaF8ncl2w$F2u6ootUxsvLU8iGce3msF2NmKry1I4OzQSKYXSl1PE'

export function hashPassword(password: string, place: HashPlace): Promise<string> {
  return place(() => hash(normalPassword(password), options))
}

/**
 * Which of the stored hashes a password fits, or -1. Where there is none (no such account, or one nobody signs in to)
 * the answer is no, after the same work.
 */
export function findMatch(
  stored: (string | null | undefined)[],
  password: string,
  place: HashPlace,
): Promise<number> {
  const normal = normalPassword(password)
  return place(async () => {
    for (const [index, each] of stored.entries())
      if ((await verify(each ?? nobodysHash, normal)) && each) return index
    return -1
  })
}
