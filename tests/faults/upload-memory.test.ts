import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilePictures } from '#server/testing/pictures/hostile-pictures.ts'
import { type Joined, joinMembers } from './crash/join-members.ts'
import { Program } from './crash/program.ts'
import { faultsSize } from './faults-size.ts'

const atOnce = 10
/** Of the server and the decoder together, at the worst moment. */
const mostMegabytes = 400

let program: Program
let members: Joined[]
beforeAll(async () => {
  program = await Program.start()
  await program.kill()
  await program.launch()
  members = await joinMembers(program, atOnce)
})
afterAll(() => program.close())

/** The largest pictures that are taken, in the forms that cost most to decode: about what make-files.ts allows of each. */
function largest(): [string, () => Promise<Buffer>][] {
  const noise = (width: number, height: number, channels: 1 | 3 = 1) =>
    sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
      .blur(0.8)
      .toColourspace('srgb')
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#a0705080' } })
  return [
    [
      'a progressive JPEG of 12 megapixels with all its colours, on its side',
      () =>
        noise(4_032, 3_024, 3)
          .jpeg({ quality: 85, progressive: true, chromaSubsampling: '4:4:4' })
          .withMetadata({ orientation: 6 })
          .toBuffer(),
    ],
    [
      'an interlaced PNG of 9 megapixels',
      () => flat(3_600, 2_500).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    ],
    [
      'a progressive JPEG of 15 megapixels',
      () => noise(4_600, 3_300).jpeg({ quality: 70, progressive: true }).toBuffer(),
    ],
    [
      'a JPEG of 50 megapixels, on its side',
      () => noise(8_160, 6_144).jpeg({ quality: 75 }).withMetadata({ orientation: 6 }).toBuffer(),
    ],
    [
      'a PNG of 11 megapixels and 16 bits',
      () => flat(4_000, 2_900).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    ],
    ['a WebP of 12 megapixels', () => noise(4_032, 3_024).webp({ effort: 0 }).toBuffer()],
    ['an AVIF of 2.7 megapixels', () => noise(2_000, 1_350).avif({ effort: 0 }).toBuffer()],
  ]
}

type Held = { server: number; decoder: number; sum: number }

/**
 * What the process that serves and the one that decodes hold, in megabytes: what is each one's own, and once what both
 * map, which is mostly the program file of Node. The database has its own.
 */
function held(): Held {
  let [server, decoder, shared] = [0, 0, 0]
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isServer = Number(pid) === program.pid()
      if (!isServer && !isDecoder(pid)) continue
      const pages = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
      if (isServer) server = megabytesOf(pages, 'Private')
      else decoder = megabytesOf(pages, 'Private')
      shared = Math.max(shared, megabytesOf(pages, 'Shared'))
    } catch {
      // It has ended.
    }
  }
  return { server, decoder, sum: server + decoder + shared }
}

function isDecoder(pid: string): boolean {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const child = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === program.pid()
  return child && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-process')
}

function megabytesOf(pages: string, kind: 'Private' | 'Shared'): number {
  const parts = [...pages.matchAll(new RegExp(`^${kind}_\\w+:\\s+(\\d+)`, 'gm'))]
  return parts.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1024, 0)
}

/** The most that both held at once while `work` ran, and which part each had. */
async function watch(work: () => Promise<unknown>): Promise<Held> {
  let most = { server: 0, decoder: 0, sum: 0 }
  const timer = setInterval(() => {
    const now = held()
    if (now.sum > most.sum) most = now
  }, 20)
  await work().finally(() => clearInterval(timer))
  return most
}

async function send({ browser }: Joined, bytes: Buffer): Promise<number> {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'image/jpeg',
    cookie: browser.cookieHeader(),
  }
  const address = `http://127.0.0.1:${program.port}/api/photo.php?client_id=${uuidv4()}`
  for (;;) {
    const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(bytes) }).catch(
      () => null,
    )
    await answer?.arrayBuffer()
    if (answer?.status !== 503) return answer?.status ?? 0
    await sleep(500)
  }
}

async function clear({ browser }: Joined): Promise<void> {
  const { photos } = (await browser.get('/api/photos.php')).body
  for (const { id } of photos) await browser.delete('/api/photo.php', { id })
}

test('ten of the heaviest pictures at once stay within the memory that the site promises', async () => {
  const figures: string[] = []
  // Inside `npm test` the two that hold most, and what is too large: each takes ten decodings.
  const short = faultsSize().name === 'short'
  const forms = largest().filter((_, nth) => !short || nth < 2)
  const rounds: [string, Buffer[]][] = [
    ...(await Promise.all(
      forms.map(
        async ([what, make]): Promise<[string, Buffer[]]> => [what, Array<Buffer>(atOnce).fill(await make())],
      ),
    )),
    ['50 MB each', Array<Buffer>(atOnce).fill(Buffer.alloc(50 * 1024 * 1024, 0xff))],
    ['all that is hostile', short ? [] : (await hostilePictures()).map(([, , bytes]) => bytes)],
  ]
  const rest = held()
  let highest = 0
  for (const [what, pictures] of rounds) {
    let statuses: number[] = []
    const most = await watch(async () => {
      statuses = await Promise.all(pictures.map((bytes, nth) => send(members[nth % atOnce]!, bytes)))
    })
    await Promise.all(members.map(clear))
    highest = Math.max(highest, most.sum)
    const sent = Math.round(pictures.reduce((sum, { length }) => sum + length, 0) / 1e6)
    const parts = `server ${Math.round(most.server)}, decoder ${Math.round(most.decoder)}`
    figures.push(
      `${what}: ${parts}, ${Math.round(most.sum)} MB of ${sent} sent, ${[...new Set(statuses)].join(' ')}`,
    )
  }
  // The figures of docs/performance.md.
  console.log(`before: ${Math.round(rest.sum)} MB\n${figures.join('\n')}`)
  expect(highest).toBeLessThan(mostMegabytes)
})
