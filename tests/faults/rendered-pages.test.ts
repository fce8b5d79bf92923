import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { loadPages } from '#server/start/load-pages.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { faultsSize, patience } from './faults-size.ts'

// As installed, and before React is imported: its development form takes several times as long.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

const { pages } = faultsSize()
const atOnce = 8
const card = /<article/g

const { handler } = await loadPages(readConfig({}))
const t = await createTestApp({ pages: handler })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
let person: Awaited<ReturnType<typeof t.signUp>>

beforeAll(async () => {
  person = await t.signUp({ gender: 'male', sexuality: 'hetero' })
  await addMembers(t, 30)
})

test(`${pages} rendered search pages leave no timer and no growth`, { timeout: patience() }, async () => {
  await render(200)
  const before = await restingState()
  await render(pages)
  const after = await restingState()
  expect(after.timers - before.timers).toBeLessThanOrEqual(2)
  // A page's own data are some 40 kB, which its timer held.
  expect(after.heap - before.heap).toBeLessThan(Math.max(8_000_000, pages * 4_000))
})

async function render(count: number): Promise<void> {
  for (let done = 0; done < count; done += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => person.browser.get('/members')))
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      const html = answer.text
      expect(html.match(card)?.length).toBe(24)
    }
  }
}

/** Once what a request left for a moment, such as the router's own deadline for slow data, is over. */
async function restingState(): Promise<{ timers: number; heap: number }> {
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  collect()
  collect()
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  return { timers, heap: process.memoryUsage().heapUsed }
}
