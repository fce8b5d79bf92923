import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { programFile } from '#server/kernel/program-files.ts'
import { type KeepPicture, type PlannedPicture, paintGroup } from './paint-group.ts'
import type { Answer } from './paint-thread.ts'
import type { PicturePlan } from './picture-plan.ts'

const program = programFile('demo/portraits/paint-thread.ts')

/**
 * Paints many pictures, some at a time, scene by scene so that every backdrop is painted once. `keep` gets each
 * picture with its place in `plans`; pictures arrive in another order than planned. With several threads each scene is
 * painted in one of them; with one all is done in the caller's.
 */
export async function paintPictures(
  plans: PicturePlan[],
  keep: KeepPicture,
  { threads = 1 }: { threads?: number } = {},
): Promise<void> {
  const groups = groupByScene(plans)
  if (threads > 1) await Promise.all(Array.from({ length: threads }, () => paintInThread(groups, keep)))
  else await paintHere(groups, keep)
}

/** The largest first, so that no thread begins one when the others have nothing left. */
function groupByScene(plans: PicturePlan[]): PlannedPicture[][] {
  const planned = plans.map((plan, index) => ({ plan, index }))
  const groups = Map.groupBy(planned, ({ plan: { scene } }) => `${scene.name} ${scene.variant}`)
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

async function paintHere(groups: PlannedPicture[][], keep: KeepPicture): Promise<void> {
  const before = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await paintGroup(groups.flat(), keep)
  } finally {
    sharp.concurrency(before)
  }
}

/** Takes groups until there are none left. */
async function paintInThread(groups: PlannedPicture[][], keep: KeepPicture): Promise<void> {
  const thread = new Worker(program)
  try {
    for (let group = groups.shift(); group; group = groups.shift()) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage(group)
      await keepAll(thread, keep)
    }
  } finally {
    await thread.terminate()
  }
}

/** Throws what the thread throws. */
async function keepAll(thread: Worker, keep: KeepPicture): Promise<void> {
  for await (const [message] of on(thread, 'message')) {
    const answer: Answer = message
    if (answer === null) return
    await keep(answer.painted, answer.index)
  }
}
