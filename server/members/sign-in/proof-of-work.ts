import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Challenge, challengeSchema, type Proof } from '#common/wire/proof.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { keptSecret } from '#server/platform/kept-secret.ts'
import { usedProofs } from '../tables.ts'

/** A phone solves one in a second or two, while its owner types; whoever makes accounts by the thousand pays for each. */
const cost = 3_000
const fewestTries = 200
const mostTries = 600
const minutes = 10

const secretOf = (ctx: Ctx) => keptSecret(ctx.db, 'proof-of-work')

export async function makeChallenge(ctx: Ctx): Promise<Challenge> {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(fewestTries, mostTries),
    data: { issued: ctx.now().getTime() },
    deriveKey,
    hmacSignatureSecret: await secretOf(ctx),
  })
  return challengeSchema.parse(made)
}

/**
 * Lets pass whoever brings a solved challenge of the last ten minutes, each once. Throws `challenge_required` for everybody
 * else who has to (Ctx.mustProve).
 */
export async function requireProof(ctx: Ctx, proof: Proof | undefined): Promise<void> {
  if (!ctx.mustProve) return
  if (!proof || !(await isSolved(ctx, proof)) || !(await isFirstUse(ctx, proof.challenge)))
    throw new AppError('challenge_required')
}

async function isSolved(ctx: Ctx, { challenge, solution }: Proof): Promise<boolean> {
  const age = ctx.now().getTime() - challenge.parameters.data.issued
  if (age < 0 || age > minutes * 60_000) return false
  // Before anything is derived: who invents a challenge decides on its cost.
  if (challenge.parameters.cost !== cost) return false
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await secretOf(ctx),
  })
  return verified
}

async function isFirstUse(ctx: Ctx, { parameters, signature }: Challenge): Promise<boolean> {
  const expiresAt = new Date(parameters.data.issued + minutes * 60_000)
  const rows = await ctx.db
    .insert(usedProofs)
    .values({ signature, expiresAt })
    .onConflictDoNothing()
    .returning({ signature: usedProofs.signature })
  return rows.length > 0
}
