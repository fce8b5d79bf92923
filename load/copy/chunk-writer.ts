import type { Uuid } from '../plan/uuid.ts'

const chunkBytes = 256 * 1024
const sendFrom = 192 * 1024
const longestCharacter = 3

/** Writes values in network byte order, each with its length before it, into chunks that are then sent. */
export class ChunkWriter {
  #chunk = Buffer.allocUnsafeSlow(chunkBytes)
  #view = new DataView(this.#chunk.buffer)
  #at = 0

  get isFull(): boolean {
    return this.#at >= sendFrom
  }

  take(): Buffer {
    const taken = this.#chunk.subarray(0, this.#at)
    this.#chunk = Buffer.allocUnsafeSlow(chunkBytes)
    this.#view = new DataView(this.#chunk.buffer)
    this.#at = 0
    return taken
  }

  raw(bytes: Uint8Array): void {
    this.#chunk.set(bytes, this.#at)
    this.#at += bytes.length
  }

  int16(value: number): void {
    this.#view.setInt16(this.#at, value)
    this.#at += 2
  }

  int32(value: number): void {
    this.#view.setInt32(this.#at, value)
    this.#at += 4
  }

  /** Any whole number that JavaScript holds exactly. */
  int64(value: number): void {
    const high = Math.floor(value / 2 ** 32)
    this.int32(high)
    this.int32((value - high * 2 ** 32) | 0)
  }

  byte(value: number): void {
    this.#chunk[this.#at] = value
    this.#at += 1
  }

  uuid({ a, b, c, d }: Uuid): void {
    this.int32(16)
    this.int32(a)
    this.int32(b)
    this.int32(c)
    this.int32(d)
  }

  /** The text, after the length of `before` and itself. */
  text(text: string, before?: number): void {
    const lengthAt = this.#at
    this.#at += 4
    if (before !== undefined) this.byte(before)
    if (text.length * longestCharacter > chunkBytes - this.#at) throw new Error('A text is too long to load.')
    this.#at += this.#chunk.write(text, this.#at)
    this.#view.setInt32(lengthAt, this.#at - lengthAt - 4)
  }

  /** What `write` writes, after its length. */
  sized(write: () => void): void {
    const lengthAt = this.#at
    this.#at += 4
    write()
    this.#view.setInt32(lengthAt, this.#at - lengthAt - 4)
  }
}
