import { randomInt } from 'node:crypto'
import { createRandom, type Random } from '#demo/random.ts'

/** The seed that was asked for by FAULTS_SEED, or one drawn for this run. */
export const faultsSeed = Number(process.env.FAULTS_SEED || randomInt(1, 2 ** 31))

/** How a failure of a part is played again. */
export function replayOf(part: string): string {
  return `seed ${faultsSeed}; to replay: npm run faults -- ${part} --seed ${faultsSeed}`
}

/** Runs a test with random decisions of its own seed, which a failure prints. */
export async function seeded(part: string, run: (random: Random) => Promise<void>): Promise<void> {
  try {
    await run(createRandom(faultsSeed))
  } catch (error) {
    if (error instanceof Error) error.message += `\n${replayOf(part)}`
    throw error
  }
}

/** A uuid of the generator's, so that a replay has the same ids. */
export function randomUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
