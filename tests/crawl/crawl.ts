import type { Story } from '../e2e/stories.ts'
import { type Screen, screens } from './screens.ts'
import { enterStage, type Stage, unborn } from './stages.ts'

type Visit = (path: string, screen: Screen) => Promise<void>

/** Takes a new person through the stages, and visits every screen of each stage, or of those in `seen` alone. */
export async function crawl(
  story: Story,
  stages: readonly Stage[],
  visit: Visit,
  seen: readonly Stage[] = stages,
): Promise<void> {
  const life = { ...unborn }
  const last = stages.findLastIndex((stage) => seen.includes(stage))
  for (const stage of stages.slice(0, last + 1)) {
    await enterStage[stage](story, life)
    for (const screen of screens.filter((one) => one.stage === stage && seen.includes(stage)))
      await visit(typeof screen.path === 'string' ? screen.path : screen.path(life), screen)
  }
}
