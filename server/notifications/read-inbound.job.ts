import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { job, noData } from '../kernel/job.ts'
import { receiveInbound } from './receive-inbound.ts'

const atOnce = 100
const largestBytes = 10 * 1024 * 1024
/** A file may still be written to; who moves finished ones in is not kept waiting long. */
const settledMs = 5_000

/**
 * Reads what a mail server has put into the folder for inbound mail, a message a file, and moves each to `done` or, if it
 * cannot be read, to `failed`. A file is moved only after it was taken in.
 */
export const readInboundFolder = job({
  queue: 'read-inbound',
  every: '* * * * *',
  data: noData,
  async run(ctx) {
    const folder = ctx.mail.inboundDir
    if (!folder) return
    for (const place of ['done', 'failed']) await mkdir(join(folder, place), { recursive: true })
    const entries = await readdir(folder, { withFileTypes: true })
    const names = entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
    for (const name of names.sort().slice(0, atOnce)) {
      const path = join(folder, name)
      const { size, mtimeMs } = await stat(path)
      if (Math.abs(Date.now() - mtimeMs) < settledMs) continue
      const raw = size <= largestBytes ? await readFile(path) : undefined
      const read = raw && (await receiveInbound(ctx, raw))
      if (!read) ctx.log.warn({ reason: 'unreadable' }, 'an inbound mail could not be read')
      await rename(path, join(folder, read ? 'done' : 'failed', name))
    }
  },
})
