import { parseArgs } from 'node:util'
import { openFullBrowser } from '../e2e/open-browser.ts'
import { startSite } from '../e2e/start-site.ts'
import { chatScreens } from './chat-screens.ts'
import { memberScreens } from './member-screens.ts'
import { takePictures } from './take-pictures.ts'
import { visitorScreens } from './visitor-screens.ts'
import { writeReadmePictures } from './write-readme-pictures.ts'

const { values: asked } = parseArgs({
  options: {
    out: { type: 'string', default: 'pictures' },
    locales: { type: 'string', default: 'en,de,fi' },
    screens: { type: 'string', default: '' },
    /** Copies the README's pictures from the folder `out` afterwards. */
    readme: { type: 'boolean', default: false },
    /** The port of a running demo site. */
    port: { type: 'string' },
  },
})

const chosen = asked.screens.split(',').filter(Boolean)
const screens = [...visitorScreens, ...memberScreens, ...chatScreens].filter(
  ({ name }) => chosen.length === 0 || chosen.includes(name),
)
const site = asked.port ? { port: Number(asked.port), stop: async () => undefined } : await startSite()
const browser = await openFullBrowser()
try {
  const failed: string[] = []
  for (const locale of asked.locales.split(',')) {
    const run = { browser, origin: `http://localhost:${site.port}`, folder: asked.out, screens }
    failed.push(...(await takePictures(run, locale)))
    console.log(`${locale}: ${screens.length} screens`)
  }
  for (const line of failed) console.error(line)
  process.exitCode = failed.length > 0 ? 1 : 0
  if (asked.readme) await writeReadmePictures(asked.out, 'docs/pictures')
} finally {
  await browser.close()
  await site.stop()
}
