import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bench } from '../bench.ts'
import { leastRow, limitRow, plainRow, type Row } from '../row.ts'

type Weight = { name: string; script: number; total: number }
type Score = {
  name: string
  performance: number
  lowest: number
  highest: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
}
type Found = {
  weights: Weight[]
  scores: Score[]
  interactions: { page: string; name: string; ms: number }[]
}
type Goal = { hold: number; reach: number }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const scored = ['members', 'profile', 'chat']

/** What `npm run bench:web` measures with a browser and a demo community of its own, beside its goals. */
export async function firstLoadsSection({ folder }: Bench): Promise<Row[]> {
  const file = join(folder, 'first-loads.json')
  const args = [join(root, 'scripts', 'bench-web.mjs'), '--json', file]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const abandon = () => child.kill('SIGTERM')
  process.once('exit', abandon)
  const [code] = await once(child, 'exit')
  process.off('exit', abandon)
  if (code !== 0) throw new Error('The browser measured nothing: npm run bench:web says why.')
  const found = JSON.parse(await readFile(file, 'utf8')) as Found
  return [...rowsOfIndex(found), ...scored.flatMap((name) => rowsOfMembersPage(name, found))]
}

function rowsOfIndex({ weights, scores }: Found): Row[] {
  const weight = weights.find(({ name }) => name === 'index')!
  const score = scores.find(({ name }) => name === 'index')!
  return [
    ...weightRows(weight, { script: { hold: 25, reach: 25 }, total: { hold: 250, reach: 250 } }),
    limitRow('first load of index, layout shift', score.cls, { hold: 0, reach: 0, unit: '' }),
    ...scoreRows(score, { hold: 98, reach: 98 }),
    leastRow('first load of index, Lighthouse: SEO', score.seo, { hold: 100, reach: 100, unit: '' }),
    plainRow('first load of index, largest paint, simulated', `${Math.round(score.lcp)} ms`),
  ]
}

function rowsOfMembersPage(page: string, found: Found): Row[] {
  const { weights, scores } = found
  const weight = weights.find(({ name }) => name === page)!
  const score = scores.find(({ name }) => name === page)!
  return [
    ...weightRows(weight, { script: { hold: 190, reach: 150 } }),
    ...scoreRows(score, { hold: 90, reach: 95 }),
    interactionRow(page, found),
  ]
}

function weightRows(weight: Weight, goals: { script: Goal; total?: Goal }): Row[] {
  const kB = { unit: 'kB' }
  const what = `first load of ${weight.name}`
  const rows = [limitRow(`${what}, JavaScript, gzip`, weight.script / 1_000, { ...goals.script, ...kB })]
  if (goals.total) rows.push(limitRow(`${what}, in all`, weight.total / 1_000, { ...goals.total, ...kB }))
  return rows
}

function scoreRows(score: Score, goal: Goal): Row[] {
  const what = `first load of ${score.name}, Lighthouse`
  const full = { hold: 100, reach: 100, unit: '' }
  const baseline = `${score.lowest} to ${score.highest}`
  return [
    leastRow(`${what}: performance`, score.performance, { ...goal, unit: '', baseline }),
    leastRow(`${what}: accessibility`, score.accessibility, full),
    leastRow(`${what}: best practices`, score.bestPractices, full),
  ]
}

/** The slowest of what is usually done there. */
function interactionRow(page: string, { interactions }: Found): Row {
  const done = interactions.filter((each) => each.page === page).toSorted((a, b) => b.ms - a.ms)
  return limitRow(`${page}, interaction to next paint, 4 times slower`, done[0]!.ms, {
    hold: 100,
    reach: 100,
    unit: 'ms',
    baseline: done.map(({ name, ms }) => `${name} ${Math.round(ms)}`).join(', '),
  })
}
