import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** A line of `tests/results/times/<project>.json`, which `npm test` makes its table of. */
export type FileTimes = { file: string; seconds: number; processor: number | null }

const folder = join('tests', 'results', 'times')

/** Writes what each test file took: seconds by the clock, and of processor time where the system counts it. */
export default class ReportTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = Map.groupBy(modules, ({ project }) => project.name)
    mkdirSync(folder, { recursive: true })
    for (const [name, files] of projects) {
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(files.map(timesOf), null, 1))
    }
  }
}

function timesOf(module: TestModule): FileTimes {
  const { duration, setupDuration, collectDuration } = module.diagnostic()
  return {
    file: relative(process.cwd(), module.moduleId),
    seconds: (duration + setupDuration + collectDuration) / 1_000,
    processor: module.meta().processorSeconds ?? null,
  }
}
