import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsSize, patience } from '../faults-size.ts'
import { seeded } from '../seeded.ts'
import { checkHistory } from './check-history.ts'
import { type Attempted, countOutcomes } from './history.ts'
import { buyCredits, type Joined, joinMembers } from './join-members.ts'
import { killInTurn } from './kill-in-turn.ts'
import { Program } from './program.ts'
import { writeMessages } from './write-messages.ts'

const rich = 8
const poor = 2
const size = faultsSize()

let program: Program
beforeAll(async () => {
  program = await Program.start()
})
afterAll(() => program?.close())

test(
  'what was answered is there once for both after kill -9 of app and database, and is paid for once',
  () =>
    seeded('kills', async (random) => {
      const people = await joinMembers(program, rich + poor)
      const credits = await Promise.all(
        people.map((person, index) => buyCredits(person, index < rich ? size.sends : 1)),
      )
      const [history, wrong]: [Attempted[], string[]] = [[], []]
      const left = { messages: size.sends }
      const startedAt = Date.now()
      const [killed] = await Promise.all([
        killInTurn(program, { kills: size.kills, done: () => 1 - left.messages / size.sends, random }),
        ...people.map((_, me) =>
          writeMessages({ program, people, random, history, left, poorFrom: rich, wrong }, me),
        ),
      ])
      await Promise.all(people.map((person) => settled(person)))
      const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1)
      console.log(`kills: ${JSON.stringify({ ...countOutcomes(history), killed, seconds })}`)
      expect([wrong, program.faults]).toEqual([[], []])
      await checkHistory(program.databaseUrl(), { people, credits, history })
    }),
  patience(),
)

/** Waits until the last restart of the database is over: a member's cookie works as before. */
async function settled({ browser }: Joined): Promise<void> {
  await program.up()
  await expect
    .poll(async () => (await browser.get('/api/user.php').catch(() => null))?.status, { timeout: 60_000 })
    .toBe(200)
}
