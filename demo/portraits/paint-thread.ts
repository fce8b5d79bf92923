import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { required } from '#common/required.ts'
import { type PlannedPicture, paintGroup } from './paint-group.ts'

const port = required(parentPort)
sharp.concurrency(1)

// Answers each picture of a group with its index, and the end of the group with null.
port.on('message', async (group: PlannedPicture[]) => {
  await paintGroup(group, (painted, index) => port.postMessage({ painted, index }))
  port.postMessage(null)
})
