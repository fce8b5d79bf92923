import { type ChildProcess, fork } from 'node:child_process'
import { AppError } from '../errors.ts'
import { programFile } from '../program-files.ts'
import type { DerivingAnswer, DerivingWork, PictureAnswer, PictureWork } from './picture-work.ts'

const program = programFile('server/programs/picture-process.ts')
/** glibc keeps what was freed in each of its arenas; with one, the next picture uses it again. What is large goes back at once. */
const env = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }
/** A picture's bytes lie outside the heap, where the collector hardly sees them: it is called after each. */
const execArgv = ['--expose-gc', '--max-semi-space-size=1']
const limitMs = 20_000
const idleMs = 60_000
const mostWaiting = 8

let waiting = 0
let line: Promise<unknown> = Promise.resolve()
let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Has a picture made by a process of its own: a decoder that crashes on a hostile file, or that never ends, takes
 * nobody else with it and is killed. One picture at a time; throws `unavailable` where too many wait already.
 */
export function makePicture(work: PictureWork): Promise<PictureAnswer> {
  return inLine(work)
}

/** Has a photo's smaller files made by the same process, in the same line. */
export function makeDerived(work: DerivingWork): Promise<DerivingAnswer> {
  return inLine(work)
}

type Failed = { problem: 'broken' }

async function inLine<A>(work: PictureWork | DerivingWork): Promise<A | Failed> {
  if (waiting >= mostWaiting) throw new AppError('unavailable')
  waiting += 1
  const mine = line.then(() => ask<A>(work))
  line = mine.catch(() => {})
  try {
    return await mine
  } finally {
    waiting -= 1
  }
}

/** The process's answer; a picture at which it ended, or that it did not finish in time, is a broken one. */
async function ask<A>(work: PictureWork | DerivingWork): Promise<A | Failed> {
  clearTimeout(idle)
  const worker = child ?? start()
  const late = setTimeout(() => worker.kill('SIGKILL'), limitMs)
  try {
    return await new Promise<A | Failed>((resolve, reject) => {
      worker.once('message', (answer: A) => resolve(answer))
      worker.once('exit', () => resolve({ problem: 'broken' }))
      worker.once('error', () => reject(new AppError('unavailable')))
      worker.send(work, (error) => error && reject(new AppError('unavailable')))
    })
  } finally {
    clearTimeout(late)
    worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit')
    if (worker.exitCode === null && worker.signalCode === null) keep(worker)
  }
}

function start(): ChildProcess {
  const started = fork(program, [], { serialization: 'advanced', execArgv, env, stdio: 'ignore' })
  // While nothing is asked of it, it keeps neither this process alive nor itself for long.
  started.unref()
  started.channel?.unref()
  return started
}

/** For the next picture, which mostly comes soon. */
function keep(worker: ChildProcess): void {
  child = worker
  const forget = () => {
    if (child === worker) child = undefined
  }
  worker.once('exit', forget)
  worker.once('error', forget)
  idle = setTimeout(() => {
    forget()
    worker.disconnect()
  }, idleMs).unref()
}
