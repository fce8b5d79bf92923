import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Bench, SizedSearch } from './bench.ts'
import { filledDatabase, openServer } from './bench-database.ts'
import { openBench } from './open-bench.ts'
import { readBenchOptions, type SectionName } from './read-options.ts'
import { type Chapter, machineOf, tableOf, writeFigures } from './report.ts'
import type { Row } from './row.ts'
import { anonymousSection } from './sections/anonymous.ts'
import { firstLoadsSection } from './sections/first-loads.ts'
import { growthRows } from './sections/growth-rows.ts'
import { likesSection } from './sections/likes.ts'
import { listenersSection } from './sections/listeners.ts'
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
  profile: { run: profileSection, everySize: true },
  likes: { run: likesSection, everySize: true },
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
  if (!existsSync('build/server/index.js')) throw new Error('The pages are not built yet: run npm run build.')
  const folder = resolve(options.dataDir)
  const server = await openServer(options.database, folder)
  const sizes = options.sizes.toSorted((a, b) => a - b)
  const searches: SizedSearch[] = []
  const chapters: Chapter[] = []
  try {
    for (const members of sizes) {
      const databaseUrl = await filledDatabase(server, options.database, members, folder)
      const { rounds, seconds, listeners, profile } = options
      const pace = { rounds, seconds }
      const opened = await openBench({ members, databaseUrl, folder, profile, pace, listeners, searches })
      const names = options.only.filter((name) => sections[name].everySize || members === sizes.at(-1))
      const rows = await runSections(opened.bench, names).finally(opened.close)
      chapters.push(tell({ title: `${members.toLocaleString('en')} members`, rows }))
    }
    if (searches.length > 1) chapters.push(tell({ title: 'Growth', rows: growthRows(searches) }))
  } finally {
    await server.stop()
  }
  const machine = machineOf(server.version)
  console.log(`\n${machine}`)
  if (options.write) await writeFigures(machine, chapters)
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
