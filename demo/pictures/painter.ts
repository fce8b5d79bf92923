import { Worker } from 'node:worker_threads'
import { programFile } from '#server/platform/program-files.ts'
import type { PaintedPicture } from '../portraits/paint-picture.ts'
import type { Answer, Commission } from '../portraits/paint-thread.ts'
import type { PicturePlan } from '../portraits/picture-plan.ts'

const program = programFile('demo/portraits/paint-thread.ts')

/** While one picture is drawn or packed by libvips, another is lit in the thread. */
const lanes = 2
/** A thread that nobody has asked for so long ends: it holds some scenes. */
const restMs = 30_000

type Order = {
  plan: PicturePlan
  resolve: (painted: PaintedPicture) => void
  reject: (error: Error) => void
}

/**
 * Paints pictures in the order in which they are asked for, in a thread of its own: whoever serves people goes on doing
 * so. The thread begins with the first picture.
 */
export class Painter {
  #thread: Worker | undefined
  readonly #waiting: Order[] = []
  readonly #open = new Map<number, Order>()
  #count = 0
  #rest: NodeJS.Timeout | undefined

  paint(plan: PicturePlan): Promise<PaintedPicture> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ plan, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    clearTimeout(this.#rest)
    while (this.#open.size < lanes) {
      const order = this.#waiting.shift()
      if (!order) break
      const index = this.#count++
      this.#open.set(index, order)
      this.#thread ??= this.#begin()
      const commission: Commission = { plan: order.plan, index }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#thread.postMessage(commission)
    }
    if (this.#open.size === 0) this.#rest = setTimeout(() => this.#end(), restMs).unref()
  }

  #end(): void {
    const thread = this.#thread
    this.#thread = undefined
    void thread?.terminate()
  }

  #begin(): Worker {
    const thread = new Worker(program)
    thread.unref()
    thread.on('message', (answer: Answer) => {
      const order = this.#open.get(answer.index)
      this.#open.delete(answer.index)
      if ('painted' in answer) order?.resolve(answer.painted)
      else order?.reject(new Error(answer.failed))
      this.#next()
    })
    // The exit follows.
    thread.on('error', () => {})
    thread.once('exit', () => {
      if (this.#thread !== thread) return
      this.#thread = undefined
      for (const { reject } of this.#open.values()) reject(new Error('The painting thread has ended.'))
      this.#open.clear()
      this.#next()
    })
    return thread
  }
}
