import { parseArgs } from 'node:util'
import { openBrowser, phone } from '../../e2e/open-browser.ts'
import { startSite } from '../../e2e/start-site.ts'
import { weighPage } from '../../e2e/weigh-page.ts'
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
  },
})
const chosen = asked.pages.split(',').filter(Boolean)
const site = asked.port ? { port: Number(asked.port), stop: async () => undefined } : await startSite()
const origin = `http://localhost:${site.port}`
try {
  const browser = await openBrowser()
  const found = await findPages(browser, origin)
  const pages = found.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
  await printWeights(browser, pages)
  await browser.close()
  await printScores(pages.filter(({ scored }) => scored))
} finally {
  await site.stop()
}

async function printWeights(browser, pages) {
  const rows = []
  for (const { name, address, session } of pages) {
    const context = await browser.newContext({ viewport: phone, storageState: session })
    const weight = await weighPage(await context.newPage(), address)
    await context.close()
    const kB = (bytes) => (bytes / 1000).toFixed(1)
    rows.push([
      name,
      weight.requests,
      ...[weight.script, weight.style, weight.font, weight.image, weight.html, weight.total].map(kB),
    ])
  }
  console.log('\nFirst load on a phone, kB over the wire with gzip, nothing in the cache')
  printTable(['page', 'files', 'script', 'style', 'font', 'images', 'html', 'all'], rows)
}

async function printScores(pages) {
  const rows = []
  for (const page of pages) rows.push(await measurePage(page, Number(asked.runs), Number(asked.cpu)))
  const phone = `a phone ${asked.cpu} times slower than this machine`
  console.log(`\nLighthouse, ${phone}, median of ${asked.runs} runs (lowest to highest performance)`)
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
    rows,
  )
}
