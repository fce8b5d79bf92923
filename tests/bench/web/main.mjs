import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openFullBrowser, phone } from '../../e2e/open-browser.ts'
import { startSite } from '../../e2e/start-site.ts'
import { weighPage } from '../../e2e/weigh-page.ts'
import { measureInteractions } from './measure-interactions.mjs'
import { measurePage } from './measure-page.mjs'
import { findPages } from './pages.mjs'
import { printTable } from './print-table.mjs'

const { values: asked } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** The port of a demo site that runs already. */
    port: { type: 'string' },
    pages: { type: 'string', default: '' },
    /** How many times slower than this machine the phone is: Lighthouse's own 4 means a machine with an index of 1,500 to 2,000. */
    cpu: { type: 'string', default: '4' },
    /** A file for the figures. */
    json: { type: 'string' },
  },
})
const slowed = `a phone ${asked.cpu} times slower than this machine`
const chosen = asked.pages.split(',').filter(Boolean)
const site = asked.port ? { port: Number(asked.port), stop: async () => undefined } : await startSite()
const origin = `http://localhost:${site.port}`
try {
  const browser = await openFullBrowser()
  const found = await findPages(browser, origin)
  const pages = found.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
  const weights = await weighPages(browser, pages)
  printWeights(weights)
  const interactions =
    chosen.length === 0 ? await measureInteractions(browser, origin, Number(asked.cpu)) : []
  printInteractions(interactions)
  await browser.close()
  const scores = []
  for (const page of pages.filter(({ scored }) => scored))
    scores.push(await measurePage(page, Number(asked.runs), Number(asked.cpu)))
  printScores(scores)
  if (asked.json) await writeFile(asked.json, JSON.stringify({ weights, interactions, scores }))
} finally {
  await site.stop()
}

async function weighPages(browser, pages) {
  const weights = []
  for (const { name, address, session } of pages) {
    const context = await browser.newContext({ viewport: phone, storageState: session })
    weights.push({ name, ...(await weighPage(await context.newPage(), address)) })
    await context.close()
  }
  return weights
}

function printWeights(weights) {
  const kB = (bytes) => (bytes / 1000).toFixed(1)
  const rows = weights.map(({ name, requests, script, style, font, image, html, total }) => [
    name,
    requests,
    ...[script, style, font, image, html, total].map(kB),
  ])
  console.log('\nFirst load on a phone, kB over the wire with gzip, nothing in the cache')
  printTable(['page', 'files', 'script', 'style', 'font', 'images', 'html', 'all'], rows)
}

function printInteractions(interactions) {
  if (interactions.length === 0) return
  console.log(`\nFrom touch or key to the next paint, ${slowed}`)
  printTable(
    ['page', 'interaction', 'ms'],
    interactions.map(({ page, name, ms }) => [page, name, ms]),
  )
}

function printScores(scores) {
  console.log(`\nLighthouse, ${slowed}, median of ${asked.runs} runs (lowest to highest performance)`)
  printTable(
    [
      'page',
      'perf',
      'range',
      'access',
      'best',
      'seo',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'index',
      'findings',
    ],
    scores.map((page) => [
      page.name,
      page.performance,
      `${page.lowest}-${page.highest}`,
      page.accessibility,
      page.bestPractices,
      page.seo,
      ...[page.fcp, page.lcp, page.tbt].map(Math.round),
      page.cls.toFixed(3),
      Math.round(page.index),
      page.findings,
    ]),
  )
}
