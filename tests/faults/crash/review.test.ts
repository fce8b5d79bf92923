import { spawn } from 'node:child_process'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendPhoto } from '#server/testing/pictures/send-photo.ts'
import { builtReview } from '#tests/built-program.ts'
import { type Joined, joinMembers } from './join-members.ts'
import { Program } from './program.ts'

let program: Program
let member: Joined
let viewer: Joined
beforeAll(async () => {
  program = await Program.start()
  const client = new pg.Client({ connectionString: program.databaseUrl() })
  await client.connect()
  await client.query(`update site set settings = settings || '{"photo_approval":"staff"}'`)
  await client.end()
  await program.stop()
  await program.launch()
  ;[member, viewer] = (await joinMembers(program, 2)) as [Joined, Joined]
})
afterAll(() => program.close())

/** `npm run review` with these words typed; what it printed, and with which code it ended. */
async function review(...words: string[]): Promise<{ code: number | null; said: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: 'false',
    PAYMENTS_TRIAL: 'true',
    LOG_LEVEL: 'error',
    DATA_DIR: program.dataDir,
  }
  const child = spawn(process.execPath, [builtReview], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk))
  child.stdin.end(words.map((word) => `${word}\n`).join(''))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, said }
}

async function upload(colour: string): Promise<{ id: string; filename: string; status: string }> {
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const fetchIt = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${program.port}${path}`, init)
  const { body } = await sendPhoto({ fetch: fetchIt }, member.browser, picture)
  return body.photo
}
const own = async () => (await member.browser.get('/api/photos.php')).body.photos
const seen = async (name: string) => (await viewer.browser.get(`/media/${name}`)).status

test('photos are decided in the terminal, beside a running site and while it is stopped', async () => {
  const first = await upload('#a05030')
  expect([first.status, await seen(first.filename)]).toEqual(['pending', 404])
  const running = await review('r nonsense', 'a')
  expect([running.code, running.said]).toEqual([0, expect.stringContaining('Approved.')])
  expect(running.said).toContain('reasons: explicit')
  expect(running.said).toContain('Nothing waits for review.')
  expect(await own()).toMatchObject([{ id: first.id, status: 'active' }])
  expect(await seen(first.filename)).toBe(200)

  const [second, third] = [await upload('#3050a0'), await upload('#50a030')]
  await program.stop()
  const stopped = await review('r unclear', 's', 'q')
  expect([stopped.code, stopped.said]).toEqual([0, expect.stringContaining('Rejected: unclear.')])
  await program.launch()
  expect(await own()).toMatchObject([
    { id: first.id, status: 'active' },
    { id: second.id, status: 'rejected', rejected_reason: 'unclear' },
    { id: third.id, status: 'pending' },
  ])
  expect(await seen(second.filename)).toBe(404)
  // A reviewer who closes the terminal amid the work decides nothing.
  expect((await review()).code).toBe(0)
  expect((await own())[2].status).toBe('pending')
  expect(program.faults).toEqual([])
})
