import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Medians: scores in hundredths, times in milliseconds; and the audits that were not passed. */
export async function measurePage({ name, address, session }, runs, slowdown) {
  const reports = []
  for (let run = 0; run < runs; run += 1) reports.push(await reportOn(address, session, slowdown))
  const scores = (category) => reports.map(({ categories: found }) => Math.round(found[category].score * 100))
  const metric = (id) => median(reports.map(({ audits }) => audits[id].numericValue))
  const performance = scores('performance')
  return {
    name,
    performance: median(performance),
    lowest: Math.min(...performance),
    highest: Math.max(...performance),
    accessibility: median(scores('accessibility')),
    bestPractices: median(scores('best-practices')),
    seo: median(scores('seo')),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    index: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    findings: findingsOf(reports[0]),
  }
}

/** A browser on a busy machine now and then loses the beginning of its own recording. */
async function reportOn(address, session, slowdown, tries = 4) {
  const chrome = await launch({ chromePath: process.env.CHROME_PATH, chromeFlags: flags })
  try {
    const { hostname } = new URL(address)
    const cookies = (session?.cookies ?? []).filter(({ domain }) => domain === hostname)
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      onlyCategories: categories,
      logLevel: 'error',
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      extraHeaders: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
    const { lhr } = result
    // Now and then the recording lacks its first paint, without an error.
    if (!lhr.runtimeError && lhr.categories.performance.score !== null) return lhr
    if (tries === 1) throw new Error(lhr.runtimeError?.message ?? 'no first paint was recorded')
  } finally {
    chrome.kill()
  }
  return reportOn(address, session, slowdown, tries - 1)
}

/** What keeps the page from a full score, by the audits' own names. Personal pages are kept from search engines on purpose. */
function findingsOf({ categories: found, audits }) {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category].auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)
    .join(' ')
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
