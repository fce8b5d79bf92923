import type { Story } from '../e2e/stories.ts'
import { type Screen, screens } from './screens.ts'
import { enterStage, type Stage, stages, unborn } from './stages.ts'

/** With CRAWL_ROUTES the screens of these routes alone, those that a change can have touched (scripts/test/affected-tests.mjs). */
const routes = process.env.CRAWL_ROUTES?.split(' ')
const looked = routes ? screens.filter(({ route }) => routes.includes(route)) : screens

type Visit = (path: string, screen: Screen) => Promise<void>

/** Takes a new person through the stages up to the last of these, and visits every screen of these. */
export async function crawl(story: Story, visit: Visit, seen: readonly Stage[]): Promise<void> {
  const life = { ...unborn }
  const last = stages.findLastIndex((stage) => seen.includes(stage))
  // The settled member is somebody else, whom nobody has to become.
  const first = seen[0] === 'settled' ? last : 0
  for (const stage of stages.slice(first, last + 1)) {
    await enterStage[stage](story, life)
    for (const screen of looked.filter((one) => one.stage === stage && seen.includes(stage)))
      await visit(typeof screen.path === 'string' ? screen.path : screen.path(life), screen)
  }
}
