import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { required } from '#common/required.ts'
import { type PaintedPicture, paintPicture } from './paint-picture.ts'
import type { PicturePlan } from './picture-plan.ts'

export type Commission = { plan: PicturePlan; index: number }
export type Answer = { index: number } & ({ painted: PaintedPicture } | { failed: string })

const port = required(parentPort)
sharp.concurrency(1)

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const answer = (words: Answer) => port.postMessage(words)

port.on('message', ({ plan, index }: Commission) => {
  paintPicture(plan).then(
    (painted) => answer({ index, painted }),
    (error: unknown) => answer({ index, failed: String(error) }),
  )
})
