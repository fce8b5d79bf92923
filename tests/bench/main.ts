import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Bench } from './bench.ts'
import { filledDatabase, openServer } from './bench-database.ts'
import { type Opened, openBench } from './open-bench.ts'
import { readBenchOptions, type SectionName } from './read-options.ts'
import { type Chapter, machineOf, tableOf, writeFigures } from './report.ts'
import type { Row } from './row.ts'
import { anonymousSection } from './sections/anonymous.ts'
import { firstLoadsSection } from './sections/first-loads.ts'
import { growthSection } from './sections/growth.ts'
import { likesSection } from './sections/likes.ts'
import { listenersSection } from './sections/listeners.ts'
import { listsSection } from './sections/lists.ts'
import { pagesSection } from './sections/pages.ts'
import { processesSection } from './sections/processes.ts'
import { profileSection } from './sections/profile.ts'
import { searchSection } from './sections/search.ts'
import { sendSection } from './sections/send.ts'
import { signInSection } from './sections/sign-in.ts'
import { startSection } from './sections/start.ts'

type Section = { run: (bench: Bench) => Promise<Row[]>; everySize: boolean }

/** What depends on the number of members is measured at every size, the rest at the largest. */
const sections: Record<SectionName, Section> = {
  search: { run: searchSection, everySize: true },
  pages: { run: pagesSection, everySize: false },
  profile: { run: profileSection, everySize: true },
  likes: { run: likesSection, everySize: true },
  lists: { run: listsSection, everySize: true },
  send: { run: sendSection, everySize: true },
  'sign-in': { run: signInSection, everySize: false },
  anonymous: { run: anonymousSection, everySize: false },
  listeners: { run: listenersSection, everySize: false },
  processes: { run: processesSection, everySize: false },
  start: { run: startSection, everySize: false },
  'first-loads': { run: firstLoadsSection, everySize: false },
}

async function main(): Promise<void> {
  const options = readBenchOptions(process.argv.slice(2))
  if (!existsSync('build/pages/server/index.js'))
    throw new Error('The pages are not built yet: run npm run build.')
  const folder = resolve(options.dataDir)
  const server = await openServer(options.database, folder)
  const sizes = options.sizes.toSorted((a, b) => a - b)
  const { rounds, seconds, listeners, profile } = options
  const open = async (members: number) => {
    const databaseUrl = await filledDatabase(server, options.database, members, folder)
    return openBench({ members, databaseUrl, folder, profile, pace: { rounds, seconds }, listeners })
  }
  const chapters: Chapter[] = []
  try {
    for (const members of sizes) {
      const names = options.only.filter((name) => sections[name].everySize || members === sizes.at(-1))
      const { bench, close } = await open(members)
      const rows = await runSections(bench, names).finally(close)
      chapters.push(tell({ title: `${members.toLocaleString('en')} members`, rows }))
    }
    if (sizes.length > 1 && options.only.includes('search'))
      chapters.push(tell({ title: 'Growth', rows: await growth(sizes, open) }))
  } finally {
    await server.stop()
  }
  const machine = machineOf(server.version)
  console.log(`\n${machine}`)
  if (options.write) await writeFigures(machine, chapters)
}

async function growth(sizes: number[], open: (members: number) => Promise<Opened>): Promise<Row[]> {
  const opened: Opened[] = []
  try {
    for (const members of sizes) opened.push(await open(members))
    return await growthSection(opened.map(({ bench }) => bench))
  } finally {
    for (const { close } of opened) await close()
  }
}

/** A section that fails takes nothing from the others. */
async function runSections(bench: Bench, names: SectionName[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of names) {
    console.error(`${bench.members.toLocaleString('en')} members: ${name} …`)
    try {
      rows.push(...(await sections[name].run(bench)))
    } catch (error) {
      console.error(error)
      process.exitCode = 1
    }
  }
  return rows
}

function tell(chapter: Chapter): Chapter {
  console.log(`\n${chapter.title}\n\n${tableOf(chapter.rows)}`)
  return chapter
}

// What it started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
