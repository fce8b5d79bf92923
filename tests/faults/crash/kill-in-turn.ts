import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#demo/random.ts'
import type { Program } from './program.ts'

export type Kills = { app: number; database: number; both: number }

/**
 * Kills what the seed says whenever the next share of the work is done, until all of it is. Every kind comes in turn,
 * so that a short run has each of them.
 */
export async function killInTurn(
  program: Program,
  { kills, done, random }: { kills: number; done: () => number; random: Random },
): Promise<Kills> {
  const counted: Kills = { app: 0, database: 0, both: 0 }
  let kinds: (keyof Kills)[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    while (done() < kill / (kills + 1)) await sleep(5)
    await sleep(random.int(0, 60))
    if (kinds.length === 0) kinds = random.shuffle(['app', 'database', 'both'])
    const kind = kinds.pop()!
    counted[kind] += 1
    if (kind !== 'app') await program.killDatabase()
    if (kind === 'database') continue
    await program.kill()
    await sleep(random.int(0, 500))
    await program.launch()
  }
  return counted
}
