import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtMain } from '#tests/built-program.ts'
import { faultsSize, patience } from '../faults-size.ts'
import { seeded } from '../seeded.ts'
import { checkHistory } from './check-history.ts'
import { type Attempted, countOutcomes } from './history.ts'
import { buyCredits, type Joined, joinMembers } from './join-members.ts'
import { Program } from './program.ts'
import { writeMessages } from './write-messages.ts'

const processes = 3
const writers = 6
const sends = Math.ceil(faultsSize().sends / 2)
const kills = Math.max(processes + 1, faultsSize().kills)

let program: Program
beforeAll(async () => {
  program = await Program.start({
    PROCESSES: String(processes),
    RATE_LIMITS: 'true',
    METRICS_PORT: '0',
    LOG_LEVEL: 'fatal',
  })
}, 180_000)
afterAll(() => program?.close())

test('several processes serve one port, count one rate and give one set of figures', async () => {
  expect(program.servingProcesses()).toHaveLength(processes)
  const [person] = await joinMembers(program, 1)
  const language = () => person!.browser.put('/api/user.php', { language: 'en' })
  const answers = await Promise.all(Array.from({ length: 80 }, language))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  const text = await (await fetch(program.metricsUrl)).text()
  const counted = text
    .split('\n')
    .filter((line) => line.startsWith('serenade_http_requests_total') && /PUT.*user.php/.test(line))
    .map((line) => Number(line.split(' ').at(-1)))
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(80)
  expect(text).toMatch(/^serenade_ready 1$/m)
})

test('a start that fails in every process says why once', async () => {
  const child = spawn(process.execPath, [builtMain], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PROCESSES: '2',
      PORT: String(program.port),
      DATABASE_URL: program.databaseUrl(),
      DATA_DIR: program.dataDir,
      DEMO: 'false',
      PAYMENTS_TRIAL: 'true',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([
    1,
    expect.stringContaining(`The port ${program.port} (setting PORT) is in use`),
  ])
  expect(said.match(/could not start/g)).toHaveLength(1)
})

test(
  'kill -9 of any process loses no acknowledged message, signs nobody out, and is made good',
  () =>
    seeded('shared-port', async (random) => {
      const people = await joinMembers(program, writers)
      const credits = await Promise.all(people.map((person) => buyCredits(person, sends)))
      const [history, wrong]: [Attempted[], string[]] = [[], []]
      const left = { messages: sends }
      const killInTurn = async () => {
        for (let kill = 0; kill < kills; kill += 1) {
          while (1 - left.messages / sends < (kill + 1) / (kills + 1)) await sleep(5)
          const serving = await allServing()
          process.kill(serving[kill % serving.length]!, 'SIGKILL')
        }
      }
      await Promise.all([
        killInTurn(),
        ...people.map((_, me) =>
          writeMessages({ program, people, random, history, left, poorFrom: writers, wrong }, me),
        ),
      ])
      const serving = await allServing()
      console.log(
        `shared port: ${JSON.stringify({ ...countOutcomes(history), kills, serving: serving.length })}`,
      )
      expect([wrong, program.faults]).toEqual([[], []])
      await expect.poll(() => statusesOf(people), { timeout: 60_000 }).toEqual(people.map(() => 200))
      await checkHistory(program.databaseUrl(), { people, credits, history })
    }),
  patience(),
)

/** Once there are as many as there should be again. */
async function allServing(): Promise<number[]> {
  await expect.poll(() => program.servingProcesses().length, { timeout: 60_000 }).toBe(processes)
  return program.servingProcesses()
}

/** 0 for who met a connection that had been cut. */
async function statusesOf(people: Joined[]): Promise<number[]> {
  const ask = ({ browser }: Joined) => browser.get('/api/user.php').catch(() => ({ status: 0 }))
  return Promise.all(people.map(async (person) => (await ask(person)).status))
}
