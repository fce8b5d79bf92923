import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { required } from '#common/required.ts'
import { type PlannedPicture, paintGroup } from './paint-group.ts'
import type { PaintedPicture } from './paint-picture.ts'

export type Answer = { painted: PaintedPicture; index: number } | null

const port = required(parentPort)
sharp.concurrency(1)

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (answer: Answer) => port.postMessage(answer)

// Answers each picture of a group with its index, and the end of the group with null.
port.on('message', async (group: PlannedPicture[]) => {
  await paintGroup(group, (painted, index) => send({ painted, index }))
  send(null)
})
