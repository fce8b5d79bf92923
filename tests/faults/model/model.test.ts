import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { expectClean } from '../expect-clean.ts'
import { faultsSize, patience } from '../faults-size.ts'
import { faultsSeed, replayOf } from '../seeded.ts'
import { commands } from './commands.ts'
import { Rules } from './rules.ts'
import { Site } from './site.ts'

const t = await createTestApp()
const { settings } = t.sites.defaultSite()

test(
  'whatever members do, in any order, the site answers and shows what the rules say',
  async () => {
    const steps = fc.commands(commands, { size: '+1', maxCommands: 60 })
    let taken = 0
    const runs = fc.asyncProperty(steps, async (sequence) => {
      await fc.asyncModelRun(startTogether, sequence)
      taken += [...sequence].length
    })
    const result = await fc.check(runs, { seed: faultsSeed, numRuns: faultsSize().model })
    expect(result.failed, `${fc.defaultReportMessage(result)}\n${replayOf('model')}`).toBe(false)
    await expectClean(t.url)
    console.log(`model: ${faultsSize().model} sequences, ${taken} steps`)
  },
  patience(),
)

/** Some members are there from the start, so that few steps are spent on meeting anybody. */
async function startTogether() {
  const [model, real] = [new Rules(settings), new Site(t)]
  for (const home of [0, 0, 0, 1]) {
    model.signUp(home)
    await real.signUp(home)
  }
  return { model, real }
}
