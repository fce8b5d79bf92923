import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

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

/** A row of medians: scores in hundredths, times in milliseconds, and the audits that were not passed. */
export async function measurePage({ name, address, session }, runs) {
  const reports = []
  for (let run = 0; run < runs; run += 1) reports.push(await reportOn(address, session))
  const scores = (category) => reports.map(({ categories: found }) => Math.round(found[category].score * 100))
  const metric = (id) => median(reports.map(({ audits }) => audits[id].numericValue))
  const performance = scores('performance')
  return [
    name,
    median(performance),
    `${Math.min(...performance)}-${Math.max(...performance)}`,
    ...categories.slice(1).map((category) => median(scores(category))),
    Math.round(metric('first-contentful-paint')),
    Math.round(metric('largest-contentful-paint')),
    Math.round(metric('total-blocking-time')),
    metric('cumulative-layout-shift').toFixed(3),
    findingsOf(reports[0]),
  ]
}

/** A browser on a busy machine now and then loses the beginning of its own recording. */
async function reportOn(address, session, tries = 4) {
  const chrome = await launch({ chromePath: process.env.CHROME_PATH, chromeFlags: flags })
  try {
    const { hostname } = new URL(address)
    const cookies = (session?.cookies ?? []).filter(({ domain }) => domain === hostname)
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      onlyCategories: categories,
      logLevel: 'error',
      extraHeaders: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
    if (!result.lhr.runtimeError) return result.lhr
    if (tries === 1) throw new Error(result.lhr.runtimeError.message)
  } finally {
    chrome.kill()
  }
  return reportOn(address, session, tries - 1)
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
